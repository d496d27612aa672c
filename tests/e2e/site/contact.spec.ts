import { findMail } from "../../setup/mailbox.ts";
import { expect, test } from "../../setup/writing-journey.ts";

const functionAddress = /functions\/v1\/send-contact-email/;

test("keeps the input after a failed submission and a reload", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|The enquiry was not sent/);
  await page.route(functionAddress, (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  for (const text of ["Jane", "Doe", "jane@example.com", "", "Baker", "", "We need a website."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Failed to send message. Please try again.");

  await page.unroute(functionAddress);
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Jane");
  await expect(page.getByLabel("Message")).toHaveValue("We need a website.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  expect(await findMail("We need a website.")).toContain("jane@example.com");
});
