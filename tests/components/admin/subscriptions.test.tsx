import { personQuery } from "@brightwren/core/people/person";
import { noteServerTime } from "@brightwren/core/supabase/server-clock";
import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { choose, words } from "../../setup/components/steps.ts";
import { addEnquiries, addMail } from "../../setup/enquiries.ts";
import {
  addSubscriptions,
  finishedKickoff,
  setKickoff,
  storedSubscription,
} from "../../setup/subscriptions.ts";

const list = page.getByRole("region", { name: "Subscriptions", exact: true });
const customers = list.getByRole("rowheader").getByRole("link");
const heading = page.getByRole("heading", { level: 1 });
const step = (name: string) => page.getByRole("group", { name: "Kickoff" }).getByRole("checkbox", { name });
const tab = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Subscriptions/ });

const storedNotes = async (id: string) =>
  (await personQuery(id).queryFn({ signal: new AbortController().signal }))?.notes;

const toDo = page.getByRole("region", { name: /^To do/ });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const finished = finishedKickoff(hoursAgo(1));

test("lists the subscriptions of each tab with their states", async ({ admin }) => {
  await addSubscriptions([
    { customer_name: "New", created_at: hoursAgo(1) },
    {
      customer_name: "Half",
      created_at: hoursAgo(2),
      started_at: hoursAgo(200),
      contacted_at: hoursAgo(1),
    },
    { customer_name: "Failed", created_at: hoursAgo(3), ...finished, payment_failed_at: hoursAgo(1) },
    { customer_name: "Finished", created_at: hoursAgo(4), ...finished, amount: 120000 },
    { customer_name: "Gone", created_at: hoursAgo(5), status: "canceled", ended_at: hoursAgo(1) },
    { customer_name: "Pending", created_at: hoursAgo(6), status: "incomplete" },
  ]);
  await admin.open("/admin/subscriptions");
  await expect.poll(() => words(customers)).toEqual(["Failed", "Half", "New"]);
  const figures = page.getByRole("list", { name: "Subscriptions in figures" }).getByRole("link");
  await expect
    .poll(() => words(figures))
    .toEqual([
      "Money a month£1,319.97from 4 customers",
      "Failed payments1£39.99 unpaid",
      "Sites due2Next: Half, 1 day late",
    ]);
  await figures.nth(2).click();
  await expect.poll(() => words(customers)).toEqual(["Half", "New"]);
  expect(await screenFaults()).toEqual([]);
  await figures.nth(2).click();
  await expect.poll(() => words(customers)).toEqual(["Failed", "Half", "New"]);
  admin.go("/admin/subscriptions?state=all");
  await expect.poll(() => words(customers)).toEqual(["Failed", "New", "Half", "Finished", "Gone", "Pending"]);
  const counts = page.getByRole("navigation", { name: "Subscriptions by state" }).getByRole("link");
  await expect.poll(() => words(counts)).toEqual(["To do3", "Active4", "Ended1", "All6"]);
  await expect.element(list.getByRole("row").nth(1)).toMatchTextContent(/Payment failed/);
  await expect.element(list.getByRole("row").nth(4)).toMatchTextContent("£1,200.00");
  await expect.element(list.getByRole("row").nth(5)).toMatchTextContent("Ended");
  await expect.element(list.getByRole("row").nth(6)).toMatchTextContent("First payment pending");
  await list.getByRole("searchbox", { name: "Search subscriptions" }).fill("gone");
  await expect.poll(() => words(customers)).toEqual(["Gone"]);
});

test("stores each tick of the kickoff checklist with its time", async ({ admin }) => {
  const [id = ""] = await addSubscriptions([{}]);
  await admin.open("/admin/subscriptions");
  await expect.element(tab).toHaveTextContent("Subscriptions1 needing attention");
  await customers.click();
  await expect.element(heading).toHaveTextContent("Ada Journey");
  await expect.element(page.getByText("in 22 h")).toBeVisible();
  await page.getByRole("button", { name: "Mark as contacted" }).click();
  await step("Changes received").click();
  await expect.element(step("Contacted (due within 24 hours)")).toHaveAccessibleDescription(/:\d\d$/);
  await expect.element(step("Changes received")).toHaveAccessibleDescription(/^\d\d:\d\d$/);
  await expect.element(step("Changes received")).toBeChecked();
  await expect.element(tab).toHaveTextContent("Subscriptions");
  await expect
    .poll(() => storedSubscription(id))
    .toMatchObject({
      contacted_at: expect.any(String),
      changes_received_at: expect.any(String),
      live_at: null,
    });
  const stored = await storedSubscription(id);
  expect(Math.abs(Date.parse(stored.contacted_at ?? "") - Date.now())).toBeLessThan(60_000);

  await step("Contacted (due within 24 hours)").click();
  await expect.element(tab).toHaveTextContent("Subscriptions1 needing attention");
  await expect
    .poll(() => storedSubscription(id))
    .toMatchObject({ contacted_at: null, changes_received_at: stored.changes_received_at });
});

test("restores the former time when an untick is undone", async ({ admin }) => {
  const contacted_at = "2025-03-05T10:00:00+00:00";
  const [id = ""] = await addSubscriptions([{ contacted_at, started_at: "2025-03-04T09:00:00Z" }]);
  await admin.open(`/admin/subscriptions/${id}`);
  const contacted = step("Contacted (due within 24 hours)");
  await expect.element(contacted).toHaveAccessibleDescription("5 Mar 2025, 10:00, late");
  await contacted.click();
  await expect.element(page.getByText("“Contacted (due within 24 hours)” unticked")).toBeVisible();
  expect((await storedSubscription(id)).contacted_at).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(contacted).toBeChecked();
  await expect.poll(async () => (await storedSubscription(id)).contacted_at).toBe(contacted_at);
});

test("reverts only the tick that fails", async ({ admin, network, console }) => {
  console.allow(/Failed to change/);
  const [id = ""] = await addSubscriptions([{}]);
  await admin.open(`/admin/subscriptions/${id}`);
  const answer = network.holdInstead("PATCH", /subscriptions/);
  await step("Reviewed and signed off").click();
  await step("Live").click();
  answer(Response.json({}, { status: 500 }));
  await expect.element(page.getByText("Failed to change “Reviewed and signed off”")).toBeVisible();
  await page.getByRole("heading", { name: "Kickoff" }).click();
  await expect.element(step("Reviewed and signed off")).not.toBeChecked();
  await expect.element(step("Live")).toBeChecked();
  await expect.poll(async () => (await storedSubscription(id)).live_at).not.toBeNull();
  expect((await storedSubscription(id)).reviewed_at).toBeNull();
});

test("explains a failed payment and opens the provider's dashboard", async ({ admin }) => {
  const [id] = await addSubscriptions([
    {
      provider_id: "sub_1Failed",
      status: "past_due",
      payment_failed_at: "2025-03-05T10:00:00Z",
      payment_retries_at: "2025-03-08T10:00:00Z",
      unpaid_amount: 4799,
      cancels_at: "2025-04-01T09:00:00Z",
    },
  ]);
  await admin.open(`/admin/subscriptions/${id}`);
  const failure = page.getByRole("region", { name: "Payment failed: £47.99, unpaid since 5 Mar 2025" });
  await expect.element(failure.getByText(/^The payment provider tries again on 8 Mar 2025\./)).toBeVisible();
  await expect.element(page.getByText("Payment failed", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^1 Apr 2025/)).toBeVisible();
  await failure.getByRole("link", { name: "Open in Stripe" }).click();
  expect(admin.asked.opened).toEqual(["https://dashboard.stripe.com/subscriptions/sub_1Failed"]);
  await expect
    .element(failure.getByRole("link", { name: "Email the customer" }))
    .toHaveAttribute("href", expect.stringMatching(/^mailto:ada@example\.co\.uk\?subject=Your%20payment/));
});

test("saves the notes by itself, and keeps them in the tab when that fails", async ({
  admin,
  network,
  console,
  waits,
}) => {
  console.allow(/Failed to save the notes/);
  waits.storeLocally.wait = 100;
  const [id = ""] = await addSubscriptions([{}]);
  await admin.open(`/admin/subscriptions/${id}`);
  const notes = page.getByRole("textbox", { name: "Notes" });
  const allow = network.answer("POST", /rpc\/keep_person_notes/, 500, {});
  await notes.fill("Calls in the evening");
  await expect.element(page.getByText("Not saved. Your text is still here.")).toBeVisible();
  await expect.element(notes).toHaveValue("Calls in the evening");
  allow();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await storedNotes(id)).toBe("Calls in the evening");
  waits.storeLocally.wait = 60_000;
  await notes.fill("Left at once");
  const allowLater = network.answer("POST", /rpc\/keep_person_notes/, 500, {});
  admin.go("/admin/subscriptions");
  await expect.element(page.getByText(/They stay in this tab until they are saved/)).toBeVisible();
  allowLater();
  admin.go(`/admin/subscriptions/${id}`);
  await expect.element(notes).toHaveValue("Left at once");
  admin.go("/admin/subscriptions");
  await expect.poll(() => storedNotes(id)).toBe("Left at once");
});

test("names a payment event that could not be read on the overview, in the list and beside the details", async ({
  admin,
}) => {
  const unread = "invoice.paid evt_1 2026-03-05T10:00:00.000Z database 22003";
  const [id = ""] = await addSubscriptions([
    { ...finished, unread, billing_period: "4 weeks", amount: 2999 },
    {
      ...finished,
      provider_id: "sub_1Never",
      customer_id: "",
      customer_name: null,
      customer_email: null,
      package: null,
      amount: 0,
      revision: 0,
      unread,
    },
    { ...finished, customer_name: "Fine" },
  ]);
  await admin.open();
  await expect.element(toDo.getByText("Payment event could not be read")).toHaveLength(2);
  admin.go("/admin/subscriptions");
  await expect.poll(() => words(customers).toSorted()).toEqual(["Ada Journey", "Unknown customer"]);
  await expect.element(list.getByRole("row").nth(1)).toMatchTextContent("Could not be read");
  expect(await screenFaults()).toEqual([]);
  admin.go(`/admin/subscriptions/${id}`);
  await expect
    .element(page.getByText(/Event: invoice\.paid evt_1 2026-03-05T10:00:00\.000Z database 22003$/))
    .toBeVisible();
  await expect.element(page.getByText("Could not be read", { exact: true })).toBeVisible();
});

test("opens the practice payments of a practice subscription", async ({ admin, backend }) => {
  await addSubscriptions([{ provider_id: "sub_practice_1", is_live: false }]);
  await admin.open("/admin/subscriptions");
  await expect.element(list.getByRole("row").nth(1)).toMatchTextContent("Test");
  await choose("Actions for the subscription of Ada Journey", "Open the practice payments");
  expect(admin.asked.opened).toEqual([`${backend.url}/practice-checkout/subscriptions`]);
});

test("sends a failed email again", async ({ admin, network }) => {
  const [id = ""] = await addSubscriptions([{}]);
  await addMail({ subscription_id: id, kind: "confirmation" });
  const mailId = await addMail({
    subscription_id: id,
    kind: "new",
    state: "failed",
    attempts: 2,
    error: "The mail server could not be reached.",
  });
  network.answer("POST", /deliver-mails/, 200, { sent: 1, failed: 0 });
  await admin.open(`/admin/subscriptions/${id}`);
  const mails = page.getByRole("region", { name: "Emails" });
  await expect.element(mails.getByRole("listitem")).toHaveLength(2);
  await expect
    .element(mails)
    .toMatchTextContent(/We couldn’t send this \(tried 2 times\)\. The mail server could not be reached\./);
  expect(await accessibilityFaults()).toEqual([]);
  const retry = mails.getByRole("button", { name: "Try again" });
  await expect.element(retry).toHaveAccessibleDescription("New subscription, to you");
  await retry.click();
  await expect.element(page.getByText("Email sent", { exact: true })).toBeVisible();
  const [sent] = network.requests("POST", /deliver-mails/);
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ mailId });
});

test("exports all subscriptions that match the filter", async ({ admin }) => {
  const many = Array.from({ length: 30 }, () => ({ customer_name: "=1+1" }));
  await addSubscriptions([...many, { status: "canceled" }]);
  await admin.open("/admin/subscriptions");
  await expect.element(list.getByRole("status")).toHaveTextContent("30 subscriptions");
  await expect.element(customers).toHaveLength(25);
  await page.getByRole("button", { name: "Export to CSV" }).click();
  await expect.element(page.getByText("30 subscriptions exported")).toBeVisible();
  const [file] = admin.asked.saved;
  expect(file?.name).toMatch(/^subscriptions-to-do-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file?.text.split("\r\n'=1+1,")).toHaveLength(31);
});

test("shows failed payments first on the overview, then what is latest, each with its button", async ({
  admin,
}) => {
  const payment_failed_at = hoursAgo(3);
  await addSubscriptions([
    { customer_name: "New", started_at: hoursAgo(2) },
    { customer_name: "Late", started_at: hoursAgo(200), contacted_at: hoursAgo(100) },
    { customer_name: "Overdue", started_at: hoursAgo(30) },
    { customer_name: "Failed", status: "past_due", payment_failed_at, is_live: false },
  ]);
  await admin.open();
  await expect.element(toDo.getByRole("listitem")).toHaveLength(4);
  expect(words(toDo.getByRole("listitem"))).toEqual([
    "FailedTest. Payment failed: £39.993 h lateEmail",
    "LateSite not live. Next: get their changes1 day lateOpen",
    "OverdueNext: contact the customer6 h lateEmail",
    "NewNext: contact the customerin 21 hEmail",
  ]);
  await expect.element(toDo.getByText("6 h late")).toHaveClass("urgent");
  expect(await screenFaults()).toEqual([]);
});

test("shows that a contact has become overdue while the screen stays open", async ({ admin, waits }) => {
  waits.clock = 100;
  await addSubscriptions([{}]);
  await admin.open("/admin/subscriptions");
  await expect.element(list.getByText(/^in \d+ h/)).toBeVisible();
  const overdue = () => {
    noteServerTime(Date.now() + 24 * 3_600_000);
    return list.getByText(/ late$/).elements();
  };
  await expect.poll(overdue).toHaveLength(1);
});

test("shows no subscriptions when the database is too old for them", async ({ admin, network }) => {
  network.answer("GET", /rest\/v1\/subscriptions/, 404, { code: "PGRST205", message: "No such table." });
  await admin.open();
  await expect.element(page.getByText("Nothing to do. No one is waiting for you.")).toBeVisible();
  await expect.element(tab).toHaveTextContent("Subscriptions");
  await tab.click();
  await expect.element(list.getByRole("heading", { name: "Nothing to do" })).toBeVisible();
});

test("notifies the owner of a new subscription and of a failed payment", async ({ admin, waits }) => {
  waits.arrivals = 200;
  await addSubscriptions([finished]);
  await admin.open();
  await expect.element(page.getByText("Nothing to do. No one is waiting for you.")).toBeVisible();
  const [arrived] = await addSubscriptions([{}]);
  await expect.element(tab).toHaveTextContent("Subscriptions1 needing attention");
  const [failed] = await addSubscriptions([{ ...finished, payment_failed_at: hoursAgo(1) }]);
  await expect.element(tab).toHaveTextContent("Subscriptions2 needing attention");
  await expect
    .poll(() => admin.asked.notices)
    .toEqual([
      {
        title: "New subscription",
        body: "1 customer is waiting for you to get in touch.",
        path: `/admin/subscriptions/${arrived}`,
      },
      {
        title: "Payment failed",
        body: "1 subscription has an unpaid invoice.",
        path: `/admin/subscriptions/${failed}`,
      },
    ]);
});

test("notifies the owner of a new subscription when another customer was contacted at the same time", async ({
  admin,
  waits,
}) => {
  waits.arrivals = 500;
  const [first = ""] = await addSubscriptions([{}]);
  await admin.open();
  await expect.element(tab).toHaveTextContent("Subscriptions1 needing attention");
  const [second = ""] = await addSubscriptions([{}]);
  await setKickoff(first, { contacted_at: hoursAgo(0) });
  const paths = () => admin.asked.notices.map(({ path }) => path);
  await expect.poll(paths).toEqual([`/admin/subscriptions/${second}`]);
  await setKickoff(first, { contacted_at: null });
  await expect.element(tab).toHaveTextContent("Subscriptions2 needing attention");
  expect(paths()).toHaveLength(1);
});

test("counts enquiries and subscriptions on the app's icon", async ({ admin }) => {
  await addEnquiries([{}]);
  await addSubscriptions([{}, { ...finished, payment_failed_at: hoursAgo(1) }, finished]);
  await admin.open("/admin/settings");
  await expect.poll(() => admin.asked.count).toBe(3);
});

test("has no layout or accessibility errors when a customer's name is long", async ({ admin }) => {
  const [id = ""] = await addSubscriptions([
    {
      customer_name: "x".repeat(300),
      customer_email: `${"long".repeat(40)}@example.co.uk`,
      is_live: false,
      status: "past_due",
      payment_failed_at: hoursAgo(1),
    },
  ]);
  await addMail({
    subscription_id: id,
    kind: "new",
    state: "failed",
    error: "y".repeat(300),
  });
  await admin.open("/admin/subscriptions");
  await expect.element(customers).toBeVisible();
  expect(await screenFaults()).toEqual([]);
  admin.go(`/admin/subscriptions/${id}`);
  await expect.element(page.getByText(/y{300}/)).toBeVisible();
  expect(await screenFaults()).toEqual([]);
});
