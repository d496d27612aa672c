import { titled } from "@brightwren/brand/derived";
import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { words } from "../../setup/components/steps.ts";
import { addEnquiries, enquiryState } from "../../setup/enquiries.ts";

const list = page.getByRole("region", { name: "Enquiries" });
const senders = list.getByRole("rowheader").getByRole("link");

test("links to the previous and next enquiries after the current one is handled", async ({ admin }) => {
  const at = (minute: number) => `2026-03-01T10:0${minute}:00.123456Z`;
  await addEnquiries([
    { last_name: "First", created_at: at(3) },
    { last_name: "Second", created_at: at(2) },
    { last_name: "Hidden", created_at: at(1), status: "handled" },
    { last_name: "Third", created_at: at(0) },
  ]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toHaveLength(3);
  expect(words(senders)).toEqual(["Ada First", "Ada Second", "Ada Third"]);
  await senders.nth(1).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Ada Second");
  const handled = page.getByRole("button", { name: "Mark as handled" });
  await handled.click();
  await expect.element(page.getByText("Enquiry marked as handled")).toBeVisible();
  await expect.element(handled).toHaveAttribute("aria-pressed", "true");
  await expect.element(handled).toHaveFocus();
  await page.getByRole("link", { name: "Next" }).click();
  await expect.element(heading).toHaveTextContent("Ada Third");
  await expect.element(page.getByRole("link", { name: "Next" })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.element(heading).toHaveTextContent("Ada First");
  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect.element(senders).toHaveLength(2);
  expect(words(senders)).toEqual(["Ada First", "Ada Third"]);
});

test("reverts only the mark that fails", async ({ admin, network, console }) => {
  console.allow(/Failed to mark/);
  const [first = "", second = ""] = await addEnquiries([
    { last_name: "First", created_at: "2026-03-01T10:02:00Z" },
    { last_name: "Second", created_at: "2026-03-01T10:01:00Z" },
    { last_name: "Third", created_at: "2026-03-01T10:00:00Z" },
  ]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toHaveLength(3);
  const answer = network.holdInstead("PATCH", /contact_enquiries/);
  const markFirstRow = async (state: string) => {
    await list
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: `Mark as ${state}` }).click();
  };
  await markFirstRow("spam");
  await expect.poll(() => words(senders)).toEqual(["Ada Second", "Ada Third"]);
  await markFirstRow("handled");
  await expect.poll(() => words(senders)).toEqual(["Ada Third"]);
  answer(Response.json({}, { status: 500 }));
  await expect.element(page.getByText("Failed to mark the enquiry as spam")).toBeVisible();
  await expect.poll(() => words(senders)).toEqual(["Ada First", "Ada Third"]);
  await expect.poll(() => enquiryState({ id: second })).toBe("handled");
  expect(await enquiryState({ id: first })).toBe("new");
});

test("lists an enquiry as possible spam until it is marked as new", async ({ admin }) => {
  const [id = ""] = await addEnquiries([{ status: "doubtful", mail: { state: "withheld" } }]);
  await admin.open();
  await expect
    .element(page.getByRole("link", { name: /^New enquiries 0 and 1 possibly spam/ }))
    .toBeVisible();
  admin.go("/admin/enquiries");
  await expect.element(page.getByRole("heading", { name: "Nothing new" })).toBeVisible();
  await list.getByRole("link", { name: /^Possibly spam/ }).click();
  await expect.poll(admin.address).toContain("doubtful");
  await expect.element(list.getByRole("row").nth(1)).toMatchTextContent("Possibly spam");
  await senders.click();
  const doubt = page.getByText(/^This may be spam: a hidden field was filled in\./);
  await expect.element(doubt).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("button", { name: "Mark as new" }).click();
  await expect.element(page.getByText("Enquiry marked as new")).toBeVisible();
  await expect.element(doubt).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Send now" })).toBeVisible();
  expect(await enquiryState({ id })).toBe("new");
});

test("shows a spam enquiry without links", async ({ admin }) => {
  const message = "Cheap links at https://spam.example";
  const [id] = await addEnquiries([{ message, phone: "0123", status: "spam", mail: { state: "withheld" } }]);
  await admin.open(`/admin/enquiries/${id}`);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("Not sent, because this may be spam.")).toBeVisible();
  const links = document.querySelectorAll("main :is(a[href^='mailto:'], a[href^='tel:'], a[href^='http'])");
  expect(links).toHaveLength(0);
});

test("shows every field of an enquiry, and quotes its message in a reply", async ({ admin }) => {
  const message = "Line one\n\nSee https://example.org/x and <b>this</b>";
  const [id] = await addEnquiries([
    {
      business_type: "Bakery",
      package: "Standard - £39.99/month",
      message,
      created_at: "2026-07-05T14:05:00Z",
    },
  ]);
  await admin.open(`/admin/enquiries/${id}`);
  await expect.element(page.getByText(message)).toBeVisible();
  expect(document.title).toBe(titled("Ada Journey"));
  expect(page.getByRole("link", { name: "https://example.org/x" }).elements()).toEqual([]);
  const link = page.getByRole("link", { name: "ada@example.co.uk" });
  await expect.element(link).toHaveAttribute("href", "mailto:ada@example.co.uk");
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(/Business typeBakeryPackageStandard - £39\.99\/monthReceived5 Jul 2026, 15:05/);
  await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
  const reply = page.getByRole("link", { name: "Reply by email" }).element().getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain("> Line one");
  expect(await enquiryState({ id })).toBe("new");
});

test.for([
  ["+44 (0)20 7946 0000", "tel:+442079460000"],
  ["call me", null],
] as const)("links the phone number %j to %s", async ([phone, href], { admin }) => {
  const [id] = await addEnquiries([{ phone }]);
  await admin.open(`/admin/enquiries/${id}`);
  const number = page.getByText(phone, { exact: true });
  await expect.element(number).toBeVisible();
  expect(number.element().getAttribute("href")).toBe(href);
});

test("resends a failed email when Try again is pressed", async ({ admin }) => {
  const [id] = await addEnquiries([
    { mail: { state: "failed", error: "The mail server could not be reached." } },
  ]);
  await admin.open(`/admin/enquiries/${id}`);
  await expect.element(page.getByText(/The mail server could not be reached\./)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Email sent", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
});

test("escapes formulas when it exports all enquiries that match the filter", async ({ admin }) => {
  const many = Array.from({ length: 30 }, () => ({ message: '=HYPERLINK("x")' }));
  await addEnquiries([...many, { status: "handled" }]);
  await admin.open("/admin/enquiries?q=x");
  await expect.element(list.getByRole("status")).toHaveTextContent("30 enquiries");
  await expect.element(senders).toHaveLength(25);
  await page.getByRole("button", { name: "Export to CSV" }).click();
  await expect.element(page.getByText("30 enquiries exported")).toBeVisible();
  const [file] = admin.asked.saved;
  expect(file?.name).toMatch(/^enquiries-new-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file?.text.split(`"'=HYPERLINK(""x"")"`)).toHaveLength(31);
});

test.for([
  ["Enquiry", "enquiries"],
  ["Subscription", "subscriptions"],
] as const)("reports a missing record: %s", async ([what, plural], { admin }) => {
  for (const id of [crypto.randomUUID(), "nonsense"]) {
    await admin.open(`/admin/${plural}/${id}`);
    await expect.element(page.getByRole("heading", { name: `${what} not found` })).toBeVisible();
  }
  await page.getByRole("link", { name: `All ${plural}` }).click();
  await expect.element(page.getByRole("heading", { name: /^Nothing (new|to do)$/ })).toBeVisible();
});

test("shows the previous results until a new search completes", async ({ admin, network }) => {
  await addEnquiries([{ message: "Bread, please." }, { message: "Tea, please." }]);
  await admin.open("/admin/enquiries?q=bread");
  await expect.element(list.getByText("Bread, please.")).toBeVisible();
  const answer = network.hold("GET", /tea/i);
  await list.getByRole("searchbox", { name: "Search enquiries" }).fill("tea");
  await expect.poll(() => document.querySelector("[aria-busy=true]")).not.toBeNull();
  await expect.element(list.getByText("Bread, please.")).toBeVisible();
  expect(await screenFaults([1440])).toEqual([]);
  answer.release();
  await expect.element(list.getByText("Tea, please.")).toBeVisible();
  await expect.element(list.getByText("Bread, please.")).not.toBeInTheDocument();
});

test("has no layout or accessibility errors when an enquiry contains long words", async ({ admin }) => {
  await addEnquiries([{ message: "x".repeat(300), email: `${"long".repeat(40)}@example.co.uk` }]);
  await admin.open("/admin/enquiries");
  await expect.element(senders).toBeVisible();
  await expect
    .element(page.getByText(/^Enquiries are deleted after 12 months\. Last clean-up: \d/))
    .toBeVisible();
  expect(await screenFaults()).toEqual([]);
  await senders.click();
  await expect.element(page.getByText("x".repeat(300))).toBeVisible();
  expect(await screenFaults()).toEqual([]);
});
