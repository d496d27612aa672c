import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { addEnquiries, enquiryState } from "../../setup/enquiries.ts";

const list = page.getByRole("region", { name: "Enquiries" });
const senders = list.getByRole("rowheader").getByRole("link");

test("shows previous and next of the list that one came from, also past an enquiry that was just handled", async ({
  admin,
}) => {
  const at = (minute: number) => `2026-03-01T10:0${minute}:00.123456Z`;
  await addEnquiries([
    { last_name: "First", created_at: at(3) },
    { last_name: "Second", created_at: at(2) },
    { last_name: "Hidden", created_at: at(1), status: "handled" },
    { last_name: "Third", created_at: at(0) },
  ]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toHaveLength(3);
  expect(senders.elements().map(({ textContent }) => textContent)).toEqual([
    "Ada First",
    "Ada Second",
    "Ada Third",
  ]);
  await senders.nth(1).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Ada Second");
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect.element(page.getByText("Enquiry marked as handled")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect.element(heading).toHaveTextContent("Ada Third");
  await expect.element(page.getByRole("link", { name: "Next" })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.element(heading).toHaveTextContent("Ada First");
});

test("marks an enquiry at once, and takes it back with a message when that fails", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Failed to mark/);
  const [id = ""] = await addEnquiries([{}]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toBeVisible();
  const answer = network.holdInstead("PATCH", /contact_enquiries/);
  await page.getByRole("button", { name: /^Actions for the enquiry of Ada/ }).click();
  await page.getByRole("menuitem", { name: "Mark as spam" }).click();
  await expect.element(senders).not.toBeInTheDocument();
  answer(Response.json({}, { status: 500 }));
  await expect.element(page.getByText("Failed to mark the enquiry as spam")).toBeVisible();
  await expect.element(senders).toBeVisible();
  expect(await enquiryState(id)).toBe("new");
});

test("has no fault of look or access, with long words and without", async ({ admin }) => {
  await addEnquiries([{ message: "x".repeat(300), email: `${"long".repeat(40)}@example.co.uk` }]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toBeVisible();
  expect(await screenFaults()).toEqual([]);
  await senders.click();
  await expect.element(page.getByText("x".repeat(300))).toBeVisible();
  expect(await screenFaults()).toEqual([]);
});
