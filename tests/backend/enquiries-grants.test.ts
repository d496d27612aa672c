import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type HostedDatabase, hostedOwner, startHostedDatabase } from "../setup/hosted-database.ts";

let database: HostedDatabase;
const as: HostedDatabase["as"] = (...asked) => database.as(...asked);

beforeAll(async () => {
  database = await startHostedDatabase();
});

afterAll(() => database?.close());

beforeEach(async () => {
  await database.exec("delete from public.contact_enquiries");
});

const submit = `select outcome from public.submit_contact_enquiry(
  gen_random_uuid(), 'Jane', 'Doe', 'jane@example.com', null, null, null, 'Hello', null, false, 10, interval '10 minutes')`;
const claim = "select * from public.claim_undelivered_enquiries(10)";

test("the functions' role may do all that storing and mailing an enquiry takes", async () => {
  expect(await as("service_role", submit)).toEqual([{ outcome: "stored" }]);
  await database.exec(
    "update public.contact_enquiries set mail_next_attempt_at = now() - interval '1 second'",
  );
  expect(await as("service_role", claim)).toMatchObject([{ mail_state: "pending", mail_attempts: 2 }]);
  const sent =
    "update public.contact_enquiries set mail_state = 'sent' where mail_state <> 'sent' returning mail_state";
  expect(await as("service_role", sent)).toEqual([{ mail_state: "sent" }]);
});

test("the owner may read, change and delete enquiries, a stranger sees none", async () => {
  await as("service_role", submit);
  const change = "update public.contact_enquiries set status = 'handled' returning status";
  const remove = "delete from public.contact_enquiries returning status";
  expect(await as("authenticated", change)).toEqual([]);
  expect(await as("authenticated", remove)).toEqual([]);
  expect(await as("authenticated", "select status from public.contact_enquiries")).toEqual([]);
  expect(await as("authenticated", "select status from public.contact_enquiries", hostedOwner)).toEqual([
    { status: "new" },
  ]);
  expect(await as("authenticated", change, hostedOwner)).toEqual([{ status: "handled" }]);
  expect(await as("authenticated", remove, hostedOwner)).toEqual([{ status: "handled" }]);
});

test.each(["anon", "authenticated"])("%s may call neither of the SQL functions", async (role) => {
  await expect(as(role, submit)).rejects.toThrow("permission denied for function");
  await expect(as(role, claim)).rejects.toThrow("permission denied for function");
});

test("a visitor may not touch the table itself", async () => {
  await expect(as("anon", "select * from public.contact_enquiries")).rejects.toThrow(
    "permission denied for table",
  );
  await expect(as("anon", "delete from public.contact_enquiries")).rejects.toThrow(
    "permission denied for table",
  );
});
