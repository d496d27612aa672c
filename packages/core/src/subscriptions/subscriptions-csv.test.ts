import { expect, test } from "vitest";
import { exampleSubscription } from "./subscription.fixture.ts";
import { subscriptionsCsv } from "./subscriptions-csv.ts";

test("writes a header and a row per subscription", () => {
  const subscription = { ...exampleSubscription, contacted_at: "2026-03-01T12:00:00+00:00" };
  expect(subscriptionsCsv([subscription])).toBe(
    "\uFEFFCustomer,Email,Package,Price,State,Started,Current period ends,Payment failed,Cancels on,Ended," +
      "Contacted (due within 24 hours),Changes received,Changes made,Reviewed and signed off,Live,Bought on,Real money," +
      "Provider’s subscription,Provider’s customer\r\n" +
      "Jane Doe,jane@example.com,Starter,£39.99 a month,Active,2026-03-01T10:00:00+00:00,2026-04-01T10:00:00+00:00,,,," +
      "2026-03-01T12:00:00+00:00,,,,,Home page,yes,sub_1Example,cus_1\r\n",
  );
  expect(subscriptionsCsv([]).split("\r\n")).toHaveLength(2);
});

test("escapes formulas in the customer's fields", () => {
  const csv = subscriptionsCsv([{ ...exampleSubscription, customer_name: "=A", customer_email: "+b@x" }]);
  expect(csv).toContain("\r\n'=A,'+b@x,");
});
