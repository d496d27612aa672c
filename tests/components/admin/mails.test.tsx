import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { choose, words } from "../../setup/components/steps.ts";
import { addEnquiries, addMail } from "../../setup/enquiries.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const list = page.getByRole("region", { name: "Emails" });
const people = list.getByRole("rowheader").getByRole("link");

const error = "The mail server could not be reached.";

async function addMails() {
  await addEnquiries([
    { last_name: "Failed", mail: { state: "failed", error, created_at: "2026-03-01T10:00:00Z" } },
    { last_name: "Held", mail: { state: "held", created_at: "2026-03-02T10:00:00Z" } },
    { last_name: "Spam", status: "spam", mail: { state: "withheld", created_at: "2026-03-03T10:00:00Z" } },
  ]);
  const [subscription_id = ""] = await addSubscriptions([{ customer_name: "Priya Shah" }]);
  const about = { subscription_id, created_at: "2026-03-04T10:00:00Z" };
  await addMail({ ...about, kind: "new" });
  return addMail({ ...about, kind: "payment_failed", occasion: "in_1", state: "failed", error, attempts: 2 });
}

test("lists failed emails, and sends one again", async ({ admin, network }) => {
  const mailId = await addMails();
  network.answer("POST", /deliver-mails/, 200, { sent: 1, failed: 0 });
  await admin.open();
  await expect
    .element(page.getByRole("link", { name: "2 emails could not be sent", exact: true }))
    .toBeVisible();
  await page.getByRole("link", { name: /^Open: 2 emails/ }).click();
  await expect.poll(() => words(people)).toEqual(["Priya Shah", "Ada Failed"]);
  const counts = page.getByRole("navigation", { name: "Emails by state" }).getByRole("link");
  await expect.poll(() => words(counts)).toEqual(["All5", "Failed2", "Waiting1", "Withheld1", "Sent1"]);
  await expect
    .element(list.getByRole("row").nth(1))
    .toMatchTextContent(/Failed payment, to you.*\(tried 2 times\)\. The mail server could not be reached\./);
  expect(await accessibilityFaults()).toEqual([]);
  expect(await screenFaults()).toEqual([]);
  await choose("Actions for the email about Priya Shah", "Try again");
  await expect.element(page.getByText("Email sent", { exact: true })).toBeVisible();
  const [sent] = network.requests("POST", /deliver-mails/);
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ mailId });
  await people.nth(1).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ada Failed");
});

test("offers no way to send a spam enquiry", async ({ admin }) => {
  await addMails();
  await admin.open("/admin/emails?state=withheld");
  await expect.poll(() => words(people)).toEqual(["Ada Spam"]);
  await page.getByRole("button", { name: "Actions for the email about Ada Spam" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Read the enquiry" })).toBeVisible();
  expect(page.getByRole("menuitem").elements()).toHaveLength(1);
});
