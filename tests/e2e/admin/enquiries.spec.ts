import { titled } from "@brightwren/brand/derived";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { searchList, openAdmin } from "../../setup/admin-steps.ts";
import { addEnquiries, enquiryState } from "../../setup/enquiries.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { accessibilityFaults, faultsInBothSchemes, screenFaults } from "../../setup/screen-faults.ts";

const list = (page: Page) => page.getByRole("region", { name: "Enquiries" });
const senders = (page: Page) => list(page).getByRole("rowheader").getByRole("link");
const detail = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
const writes = /rest\/v1\/contact_enquiries\?.*id=eq/;

/** A word that only this test's enquiries hold. */
const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`;

/** Opens the list of what holds `word`; other journeys send enquiries at the same time. */
async function openList(page: Page, word: string) {
  await openAdmin(page, "/admin/enquiries");
  await searchList(list(page), word);
}

test("an enquiry is read in full, and stays new until it is marked", async ({ page }) => {
  const word = newWord();
  const message = `Line one ${word}\n\nSee https://example.org/x and <b>this</b>`;
  const [id = ""] = await addEnquiries([
    {
      first_name: "Zoë",
      last_name: "O'Neill",
      phone: "+44 (0)1234 567890",
      business_type: "Bakery",
      package: "Standard - £39.99/month",
      message,
      created_at: "2026-07-05T14:05:00Z",
    },
  ]);
  await openList(page, word);
  await expect(senders(page)).toHaveCount(1);
  await senders(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoë O'Neill" })).toBeVisible();
  await expect(page).toHaveTitle(titled("Zoë O'Neill"));
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("link", { name: "https://example.org/x" })).toHaveCount(0);
  await expect(detail(page, "Email").getByRole("link")).toHaveAttribute("href", "mailto:ada@example.co.uk");
  await expect(detail(page, "Business type")).toContainText("Bakery");
  await expect(detail(page, "Package")).toContainText("Standard - £39.99/month");
  await expect(detail(page, "Received")).toContainText("5 Jul 2026, 15:05");
  await expect(page.getByText("The mail to your mailbox is sent.")).toBeVisible();
  const reply = await page.getByRole("link", { name: "Reply by mail" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain(`> Line one ${word}`);
  expect(await enquiryState(id)).toBe("new");

  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByText("Enquiry marked as handled")).toBeVisible();
  const handled = page.getByRole("button", { name: "Mark as handled" });
  await expect(handled).toHaveAttribute("aria-pressed", "true");
  await expect(handled).toBeFocused();
  expect(await enquiryState(id)).toBe("handled");
});

test("previous and next follow the list one came from, also past one that was just handled", async ({
  page,
}) => {
  const word = newWord();
  const at = (minute: number) => `2026-03-01T10:0${minute}:00.123456Z`;
  await addEnquiries([
    { last_name: "First", message: word, created_at: at(3) },
    { last_name: "Second", message: word, created_at: at(2) },
    { last_name: "Hidden", message: word, created_at: at(1), status: "handled" },
    { last_name: "Third", message: word, created_at: at(0) },
  ]);
  await openList(page, word);
  await expect(senders(page)).toHaveText(["Ada First", "Ada Second", "Ada Third"]);
  await senders(page).nth(1).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Ada Second");
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByText("Enquiry marked as handled")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(heading).toHaveText("Ada Third");
  await expect(page.getByRole("link", { name: "Next" })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(heading).toHaveText("Ada First");
  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(senders(page)).toHaveText(["Ada First", "Ada Third"]);
});

test("marking shows at once; if it fails it is taken back with a message", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to mark|500/);
  const word = newWord();
  const [id = ""] = await addEnquiries([{ message: word }]);
  await openList(page, word);
  await expect(senders(page)).toHaveCount(1);
  let fail = () => {};
  await page.route(writes, async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await new Promise<void>((resolve) => (fail = resolve));
    return route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole("button", { name: /^Actions for the enquiry of Ada/ }).click();
  await page.getByRole("menuitem", { name: "Mark as spam" }).click();
  await expect(senders(page)).toHaveCount(0);
  fail();
  await expect(page.getByText("Failed to mark the enquiry as spam")).toBeVisible();
  await expect(senders(page)).toHaveCount(1);
  expect(await enquiryState(id)).toBe("new");
});

test("a doubtful enquiry is on the desk and among the new ones, and stays when it is marked as new", async ({
  page,
}) => {
  const word = newWord();
  const [id = ""] = await addEnquiries([
    { first_name: word, message: "A real customer", status: "doubtful", mail_state: "withheld" },
  ]);
  await openAdmin(page, "/admin");
  const onDesk = page.getByRole("listitem").filter({ hasText: word });
  await expect(onDesk).toContainText("Possibly spam");
  await openList(page, word);
  await expect(senders(page)).toHaveCount(1);
  await expect(list(page).getByRole("row").filter({ hasText: word })).toContainText("Possibly spam");
  await list(page)
    .getByRole("link", { name: /^Possibly spam/ })
    .click();
  await expect(senders(page)).toHaveCount(1);
  await senders(page).click();
  await expect(
    page.getByText("This may be spam: a field that people cannot see was filled in."),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Mark as new" }).click();
  await expect(page.getByText("Enquiry marked as new")).toBeVisible();
  await expect(page.getByText("This may be spam")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mail it now" })).toBeVisible();
  expect(await enquiryState(id)).toBe("new");
});

test("nothing of spam can be clicked", async ({ page }) => {
  const word = newWord();
  const [id = ""] = await addEnquiries([
    {
      message: `Cheap ${word} at https://spam.example`,
      phone: "0123",
      status: "spam",
      mail_state: "withheld",
    },
  ]);
  await openAdmin(page, `/admin/enquiries/${id}`);
  await expect(page.getByText(`Cheap ${word}`)).toBeVisible();
  await expect(
    page.getByRole("main").locator("a[href^='mailto:'], a[href^='tel:'], a[href^='http']"),
  ).toHaveCount(0);
  await expect(page.getByText("No mail was sent: this looked like spam on arrival.")).toBeVisible();
});

test("a mail that failed says why; Try again sends it", async ({ page }) => {
  const word = newWord();
  const [id = ""] = await addEnquiries([
    { message: word, mail_state: "failed", mail_error: "The mail server could not be reached." },
  ]);
  await openAdmin(page, `/admin/enquiries/${id}`);
  await expect(page.getByText("The mail server could not be reached.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Mail sent", { exact: true })).toBeVisible();
  await expect(page.getByText("The mail to your mailbox is sent.")).toBeVisible();
});

test("the export holds all pages of the present filter, and no formula", async ({ page }) => {
  const word = newWord();
  const many = Array.from({ length: 30 }, (_, n) => ({
    last_name: `Number ${n}`,
    message: `=HYPERLINK("${word}")`,
  }));
  await addEnquiries([...many, { message: word, status: "handled" as const }]);
  await openList(page, word);
  await expect(list(page).getByRole("status")).toHaveText("30 enquiries");
  await expect(senders(page)).toHaveCount(25);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enquiries-new-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(new RegExp(word, "g"))).toHaveLength(30);
  expect(text).toContain(`"'=HYPERLINK(""${word}"")"`);
  await expect(page.getByText("30 enquiries exported")).toBeVisible();
});

test("an enquiry that does not exist, or was deleted, is said to be none", async ({ page }) => {
  for (const id of [crypto.randomUUID(), "nonsense"]) {
    await openAdmin(page, `/admin/enquiries/${id}`);
    await expect(page.getByRole("heading", { name: "There is no such enquiry" })).toBeVisible();
  }
  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(list(page)).toBeVisible();
});

test("what was found before stays readable until the answer comes", async ({ page }) => {
  const [before, after] = [newWord(), newWord()];
  await addEnquiries([{ message: before }, { message: after }]);
  await openList(page, before);
  const answer = Promise.withResolvers<void>();
  await page.route(new RegExp(after), async (route) => {
    await answer.promise;
    await route.continue();
  });
  await list(page).getByRole("searchbox", { name: "Search enquiries" }).fill(after);
  await expect(list(page).locator("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  await expect(list(page).getByText(before)).toBeVisible();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  answer.resolve();
  await expect(list(page).getByText(after)).toBeVisible();
  await expect(list(page).getByText(before)).toHaveCount(0);
});

test("no accessibility faults and nothing beside the page, in the list and in an enquiry", async ({
  page,
}) => {
  const word = newWord();
  await addEnquiries([
    { message: `${word} ${"x".repeat(300)}`, email: `${"long".repeat(40)}@example.co.uk` },
  ]);
  await openList(page, word);
  const sender = list(page).getByRole("link", { name: "Ada Journey" });
  await expect(sender).toHaveCount(1);
  await expect(page.getByText(/^Enquiries are deleted after 12 months\. Last tidied \d/)).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await sender.click();
  await expect(page.getByText(word)).toBeVisible();
  await expect(page.getByText("Next")).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
});
