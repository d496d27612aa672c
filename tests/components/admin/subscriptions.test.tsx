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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const finished = finishedKickoff(hoursAgo(1));

test("lists the subscriptions of each tab with their states", async ({ admin }) => {
  await addSubscriptions([
    { customer_name: "New", created_at: hoursAgo(1) },
    { customer_name: "Half", created_at: hoursAgo(2), contacted_at: hoursAgo(1) },
    { customer_name: "Failed", created_at: hoursAgo(3), ...finished, payment_failed_at: hoursAgo(1) },
    { customer_name: "Finished", created_at: hoursAgo(4), ...finished, amount: 120000 },
    { customer_name: "Gone", created_at: hoursAgo(5), status: "canceled", ended_at: hoursAgo(1) },
    { customer_name: "Pending", created_at: hoursAgo(6), status: "incomplete" },
  ]);
  await admin.open("/admin/subscriptions");
  await expect.poll(() => words(customers)).toEqual(["Failed", "New", "Half"]);
  admin.go("/admin/subscriptions?state=all");
  await expect.poll(() => words(customers)).toEqual(["New", "Half", "Failed", "Finished", "Gone", "Pending"]);
  const counts = page.getByRole("navigation", { name: "Subscriptions by state" }).getByRole("link");
  await expect.poll(() => words(counts)).toEqual(["To do3", "Active4", "Ended1", "All6"]);
  await expect.element(list.getByRole("row").nth(3)).toMatchTextContent(/Payment failed/);
  await expect.element(list.getByRole("row").nth(4)).toMatchTextContent("Starter, £1,200.00 a month");
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
  await expect.element(step("Contacted (due within 24 hours)")).toHaveAccessibleDescription(/^Contact by \d/);
  await step("Contacted (due within 24 hours)").click();
  const card = step("Changes received").element().parentElement as HTMLElement;
  const { width, height } = card.getBoundingClientRect();
  await page.elementLocator(card).click({ position: { x: width - 5, y: height - 5 } });
  await expect.element(step("Contacted (due within 24 hours)")).toHaveAccessibleDescription(/:\d\d$/);
  await expect.element(step("Changes received")).toHaveAccessibleDescription(/^\d+ \w+ \d{4}, \d\d:\d\d$/);
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
  const contacted_at = "2026-03-05T10:00:00+00:00";
  const [id = ""] = await addSubscriptions([{ contacted_at, started_at: "2026-03-04T09:00:00Z" }]);
  await admin.open(`/admin/subscriptions/${id}`);
  const contacted = step("Contacted (due within 24 hours)");
  await expect.element(contacted).toHaveAccessibleDescription("5 Mar 2026, 10:00, late");
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
  await expect.element(step("Reviewed and signed off")).not.toBeChecked();
  await expect.element(step("Live")).toBeChecked();
  await expect.poll(async () => (await storedSubscription(id)).live_at).not.toBeNull();
  expect((await storedSubscription(id)).reviewed_at).toBeNull();
});

test("explains a failed payment and opens the provider's dashboard", async ({ admin }) => {
  const payment_failed_at = "2026-03-05T10:00:00Z";
  const [id] = await addSubscriptions([
    { provider_id: "sub_1Failed", status: "past_due", payment_failed_at, cancels_at: "2026-04-01T09:00:00Z" },
  ]);
  await admin.open(`/admin/subscriptions/${id}`);
  await expect
    .element(page.getByText(/^Payment failed, unpaid since 5 Mar 2026\. The payment provider tries again/))
    .toBeVisible();
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("Payment failed");
  await expect.element(page.getByText("1 Apr 2026")).toBeVisible();
  await page.getByRole("link", { name: "Open in Stripe" }).click();
  expect(admin.asked.opened).toEqual(["https://dashboard.stripe.com/subscriptions/sub_1Failed"]);
  await expect
    .element(page.getByRole("link", { name: "Email the customer" }))
    .toHaveAttribute("href", "mailto:ada@example.co.uk");
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
  const part = page.getByRole("region", { name: "2 subscriptions need attention" });
  const lines = part.getByRole("listitem");
  await expect
    .poll(() => words(lines.getByRole("paragraph")).toSorted())
    .toEqual([
      "Payment event could not be read. Starter, £29.99 every 4 weeks",
      "Payment event could not be read. Unknown package, unknown price",
    ]);
  admin.go("/admin/subscriptions");
  await expect.poll(() => words(customers).toSorted()).toEqual(["Ada Journey", "Unknown customer"]);
  await expect.element(list.getByRole("row").nth(1)).toMatchTextContent("Could not be read");
  expect(await screenFaults()).toEqual([]);
  admin.go(`/admin/subscriptions/${id}`);
  await expect
    .element(page.getByText(/Event: invoice\.paid evt_1 2026-03-05T10:00:00\.000Z database 22003$/))
    .toBeVisible();
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("Could not be read");
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

test("shows failed payments first on the overview, then the longest waiting customers", async ({ admin }) => {
  const part = page.getByRole("region", { name: "3 subscriptions need attention" });
  const payment_failed_at = hoursAgo(3);
  await addSubscriptions([
    { customer_name: "New", started_at: hoursAgo(2) },
    { customer_name: "Overdue", started_at: hoursAgo(30) },
    { customer_name: "Failed", status: "past_due", payment_failed_at, is_live: false },
  ]);
  await admin.open();
  const lines = part.getByRole("listitem");
  await expect.element(lines).toHaveLength(3);
  expect(words(lines.getByRole("link"))).toEqual(["Failed", "Overdue", "New"]);
  await expect
    .element(lines.nth(0))
    .toMatchTextContent(/Test.*Payment failed, unpaid since .*\. Starter, £39\.99 a month/);
  await expect
    .element(lines.nth(0).getByRole("time"))
    .toHaveAttribute("datetime", expect.stringMatching(payment_failed_at.slice(0, 19)));
  await expect.element(lines.nth(1).getByText(/^Contact overdue since/)).toHaveClass("urgent");
  await expect.element(lines.nth(2).getByText(/^Contact by/)).not.toHaveClass("urgent");
  await expect
    .element(part.getByRole("link", { name: "All subscriptions" }))
    .toHaveAttribute("href", "/admin/subscriptions");
  expect(await screenFaults()).toEqual([]);
});

test("shows that a contact has become overdue while the screen stays open", async ({ admin, waits }) => {
  waits.clock = 100;
  await addSubscriptions([{}]);
  await admin.open("/admin/subscriptions");
  await expect.element(list.getByText(/^Contact by/)).toBeVisible();
  const overdue = () => {
    noteServerTime(Date.now() + 24 * 3_600_000);
    return list.getByText(/^Contact overdue since/).elements();
  };
  await expect.poll(overdue).toHaveLength(1);
});

test("mentions subscriptions on the overview only after the first one", async ({ admin, network }) => {
  const part = page.getByRole("region", { name: /^(\d+ )?subscriptions?\b/i });
  const attention = network.hold("GET", /rest\/v1\/subscriptions\?.*or=/);
  const all = network.hold("GET", /rest\/v1\/subscriptions\?.*limit=1$/);
  await admin.open();
  for (const answer of [attention, all]) {
    await answer.arrived;
    answer.release();
  }
  await expect.element(page.getByText("No one is waiting for a reply.")).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
  await addSubscriptions([finished]);
  await admin.open();
  await expect.element(part.getByText("No subscriptions need attention.")).toBeVisible();
});

test("shows no subscriptions when the database is too old for them", async ({ admin, network }) => {
  network.answer("GET", /rest\/v1\/subscriptions/, 404, { code: "PGRST205", message: "No such table." });
  await admin.open();
  await expect.element(page.getByText("No one is waiting for a reply.")).toBeVisible();
  await expect.element(tab).toHaveTextContent("Subscriptions");
  await tab.click();
  await expect.element(list.getByRole("heading", { name: "Nothing to do" })).toBeVisible();
});

test("notifies the owner of a new subscription and of a failed payment", async ({ admin, waits }) => {
  waits.arrivals = 200;
  await addSubscriptions([finished]);
  await admin.open();
  await expect.element(page.getByText("No subscriptions need attention.")).toBeVisible();
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
