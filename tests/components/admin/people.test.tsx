import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { addEnquiries, addMail } from "../../setup/enquiries.ts";
import { serviceClient } from "../../setup/service-client.ts";
import { addSubscriptions, storedSubscription } from "../../setup/subscriptions.ts";

const heading = page.getByRole("heading", { level: 1 });
const notes = page.getByRole("textbox", { name: "Notes" });
const item = (section: string) =>
  page.getByRole("region", { name: section, exact: true }).getByRole("listitem");
const palette = page.getByRole("dialog", { name: "Search or run a command" });

test("finds, exports and erases a person", async ({ admin, waits }) => {
  waits.storeLocally.wait = 100;
  const [id = ""] = await addSubscriptions([{ customer_id: "cus_ada" }]);
  await addMail({ subscription_id: id, kind: "confirmation", recipient: "customer" });
  await addEnquiries([
    { email: "ADA@example.co.uk", message: "About <b>bread</b>", phone: "01632 960002" },
    { email: "ada@example.org", message: "Somebody else" },
  ]);
  await admin.open();
  await expect.element(heading).toBeVisible();
  admin.command("palette");
  await palette.getByRole("combobox").fill("ada@example.co.uk");
  // A customer's record replaces an enquiry's, which can be answered first.
  await expect.element(palette.getByRole("group", { name: "Customers" })).toBeVisible();
  const found = palette.getByRole("group", { name: "People" }).getByRole("option");
  await expect.element(found).toHaveLength(1);
  await found.click();
  await expect.element(heading).toHaveTextContent("Ada Journey");
  expect(admin.address()).toBe(`/admin/people/${id}`);
  await expect.element(item("Subscriptions")).toMatchTextContent("Starter");
  await expect.element(item("Enquiries")).toHaveLength(1);
  await expect.element(item("Emails")).toHaveLength(2);
  await expect.element(page.getByText("01632 960002")).toBeVisible();
  await notes.fill("Likes tea");
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await screenFaults()).toEqual([]);

  await page.getByRole("button", { name: "Export this person" }).click();
  await expect.element(page.getByText("Exported as person.html and person.json")).toBeVisible();
  const [html, json] = admin.asked.saved;
  expect(html?.text).toContain("About &lt;b&gt;bread&lt;/b&gt;");
  for (const said of ["Likes tea", "£39.99", "01632 960002", "ADA@example.co.uk"])
    expect(html?.text).toContain(said);
  expect(html?.text).not.toContain("Somebody else");
  expect(JSON.parse(json?.text ?? "")).toMatchObject({
    notes: "Likes tea",
    emails: [{ state: "sent" }, { state: "sent" }],
  });

  waits.storeLocally.wait = 60_000;
  await notes.fill("Typed while erasing");
  (page.getByRole("button", { name: "Erase…" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const question = page.getByRole("alertdialog", { name: "Erase Ada Journey?" });
  await expect.element(question).toMatchTextContent(/still running\. Cancel it in Stripe first/);
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect.element(page.getByText("Person erased")).toBeVisible();
  await expect.element(heading).toHaveTextContent("Subscriptions");
  expect(await storedSubscription(id)).toMatchObject({
    customer_name: null,
    customer_email: null,
    amount: 3999,
  });
  const { data } = await serviceClient().from("contact_enquiries").select("message").throwOnError();
  expect(data).toEqual([{ message: "Somebody else" }]);
  admin.go(`/admin/subscriptions/${id}`);
  await expect.element(page.getByText(/^Personal data erased on/)).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
  admin.go(`/admin/people/${id}`);
  await expect.element(page.getByRole("heading", { name: "Person not found" })).toBeVisible();
  admin.go("/admin/settings");
  const activity = page.getByRole("list", { name: "Activity" }).getByRole("listitem");
  await expect
    .element(activity.nth(0))
    .toMatchTextContent(/owner@brightwren\.example erased a person: enquiries: 1, subscriptions: 1/);
  await expect.element(activity.nth(1)).toMatchTextContent(/exported one person1 min ago/);
});

test("shows trashed enquiries, and opens a person from an enquiry", async ({ admin }) => {
  const [kept = "", trashed = ""] = await addEnquiries([
    { message: "Kept", created_at: "2026-01-02T03:04:05Z" },
    { message: "Trashed" },
  ]);
  await admin.open(`/admin/enquiries/${trashed}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("1 enquiry deleted")).toBeVisible();
  admin.go(`/admin/enquiries/${kept}`);
  await page.getByRole("link", { name: "Everything about this person" }).click();
  await expect.element(item("Enquiries").nth(0)).toMatchTextContent("Trashed");
  await expect.element(item("Enquiries").nth(0)).toMatchTextContent("In the trash");
  await expect.element(item("Subscriptions")).not.toBeInTheDocument();
});

test("keeps the page when the erasure fails", async ({ admin, network, console }) => {
  console.allow(/Failed to erase/);
  const [id = ""] = await addEnquiries([{}]);
  network.answer("POST", /rpc\/erase_person/, 500, {});
  await admin.open(`/admin/people/${id}`);
  await page.getByRole("button", { name: "Erase…" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect.element(page.getByText(/Failed to erase this person/)).toBeVisible();
  await expect.element(heading).toHaveTextContent("Ada Journey");
});

test("folds the newest entries of the activity, and shows more on request", async ({ admin, network }) => {
  const entries = Array.from({ length: 30 }, (_, index) => ({
    id: 30 - index,
    at: new Date().toISOString(),
    kind: "published",
    actor: index < 4 ? null : crypto.randomUUID(),
    subject: `Post ${index}`,
  }));
  network.answer("GET", /activity.*limit=21/, 200, entries.slice(0, 21));
  network.answer("GET", /activity.*limit=41/, 200, entries);
  await admin.open("/admin/settings");
  const activity = page.getByRole("list", { name: "Activity" }).getByRole("listitem");
  await expect.element(activity).toHaveLength(17);
  await expect.element(activity.nth(0)).toMatchTextContent(/The site published 4 posts ▸1 min ago/);
  await expect.element(activity.nth(1)).toMatchTextContent(/^Former owner published “Post 4”/);
  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await expect.element(activity).toHaveLength(27);
  await expect.element(more).not.toBeInTheDocument();
});
