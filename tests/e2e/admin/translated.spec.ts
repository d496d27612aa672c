import { adminPaths } from "@brightwren/admin/admin-paths";
import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { prepareTranslation } from "../../setup/translate-page.ts";

test("signs in on a translated login page after an error", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  const translate = await prepareTranslation(page);
  await page.goto(adminPaths.login);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await translate();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.locator("input[type=email]").fill("owner@brightwren.example");
  await page.locator("input[type=password]").fill("wrong");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(/failed|Invalid/i).first()).toBeVisible();
  await logIn(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByText(/Unexpected Application Error|couldn’t be shown/)).toHaveCount(0);
});
