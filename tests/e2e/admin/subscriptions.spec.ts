import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { findMail } from "../../setup/mailbox.ts";

test("takes a customer from a package to the kickoff checklist on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = "Priya Shah";
  await page.goto("/services");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Get Started with Standard" }).click();
  const checkout = await opened;
  await checkout.getByRole("textbox", { name: "Name" }).fill(name);
  await checkout.getByRole("textbox", { name: "Email" }).fill("priya@example.com");
  await checkout.getByRole("button", { name: "Pay (practice)" }).click();
  await expect(checkout).toHaveURL(/\/thank-you\?/);
  await checkout.close();

  const confirmation = await findMail(`Welcome, ${name.split(" ")[0]}. We start today.`);
  expect(confirmation).toMatch(/^2\. By \w+day \d+ \w+, \d\d:\d\d$/m);
  expect(confirmation).toContain("£39.99 a month");
  const address = /\/admin\/subscriptions\/[0-9a-f-]{36}/.exec(await findMail(`${name} by `))?.[0];

  await openAdmin(page);
  const toDo = page.getByRole("region", { name: /^To do/ });
  await toDo.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  const contacted = page.getByRole("checkbox", { name: /^Contacted/ });
  const count = page.getByRole("link", { name: /^Subscriptions\s*1 needing attention/ });
  await expect(count).toBeVisible();
  await contacted.click();
  await expect(contacted).toBeChecked();
  await expect(count).toHaveCount(0);
  await page.reload();
  await expect(contacted).toBeChecked();
  await page.getByRole("link", { name: "All subscriptions" }).click();
  await page.getByRole("link", { name: /^Active/ }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${journeyAddresses.api}/practice-checkout/subscriptions`);
  await page.getByRole("button", { name: "Let the next payment fail" }).click();
  await page.goto(address ?? "");
  await page.getByRole("button", { name: "Copy card link" }).click();
  await expect(page.getByText(/^Link copied\./)).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole("button", { name: "Open my payments" }).click();
  await expect(page).toHaveURL(/\/practice-checkout\/portal\?session=/);
  await page.getByRole("button", { name: "Put in a new card" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});
