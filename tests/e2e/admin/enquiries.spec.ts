import { titled } from "@brightwren/brand/derived";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { addEnquiries, enquiryState } from "../../setup/enquiries.ts";
import { expect, test } from "../../setup/admin-journey.ts";

const detail = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });

test("exports only new enquiries after one is marked as handled", async ({ page }) => {
  const message = "Line one\n\nSee https://example.org/x and <b>this</b>";
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
    { message: "Still new." },
  ]);
  await openAdmin(page, "/admin/enquiries");
  const list = page.getByRole("region", { name: "Enquiries" });
  await expect(list.getByRole("rowheader").getByRole("link")).toHaveText(["Ada Journey", "Zoë O'Neill"]);
  await list.getByRole("link", { name: "Zoë O'Neill" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoë O'Neill" })).toBeVisible();
  await expect(page).toHaveTitle(titled("Zoë O'Neill"));
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole("link", { name: "https://example.org/x" })).toHaveCount(0);
  await expect(detail(page, "Email").getByRole("link")).toHaveAttribute("href", "mailto:ada@example.co.uk");
  await expect(detail(page, "Business type")).toContainText("Bakery");
  await expect(detail(page, "Package")).toContainText("Standard - £39.99/month");
  await expect(detail(page, "Received")).toContainText("5 Jul 2026, 15:05");
  await expect(page.getByText("Emailed to you.")).toBeVisible();
  const reply = await page.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain("> Line one");
  expect(await enquiryState(id)).toBe("new");

  const handled = page.getByRole("button", { name: "Mark as handled" });
  await handled.click();
  await expect(page.getByText("Enquiry marked as handled")).toBeVisible();
  await expect(handled).toHaveAttribute("aria-pressed", "true");
  await expect(handled).toBeFocused();
  expect(await enquiryState(id)).toBe("handled");

  await page.getByRole("link", { name: "All enquiries" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("Still new.");
  expect(text).not.toContain("Line one");
});
