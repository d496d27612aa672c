import { localOwner } from "@brightwren/backend/project/local-project";
import { expect, type Page, type Locator } from "playwright/test";

/** A user with the owner's password but no role. */
export const member = "member@brightwren.example";

/** A second admin with the owner's password. Exists only in a worker's own backend (`seeded-backend.ts`). */
export const colleague = "colleague@brightwren.example";

export async function logIn(
  page: Page,
  email: string = localOwner.email,
  password: string = localOwner.password,
) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

export async function untilShown(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export async function openAdmin(page: Page, address = "/admin"): Promise<void> {
  await page.goto(address);
  await untilShown(page, address);
}

const confirmations = {
  Publish: "Publish now",
  Schedule: "Schedule now",
  "Publish changes": "Publish changes",
} as const;

export async function publish(page: Page, button: keyof typeof confirmations = "Publish"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  // The sheet covers the text field while it closes.
  const now = page.getByRole("dialog").getByRole("button", { name: confirmations[button] });
  await now.click();
  await expect(now).toBeHidden();
}

/** Waits for the results, so that callers do not see the previous list. */
export async function searchList(list: Locator, words: string): Promise<void> {
  const page = list.page();
  const asked = page.waitForRequest((request) =>
    [request.url(), request.postData()].some((text) => text?.includes(words)),
  );
  await list.getByRole("searchbox").fill(words);
  await asked;
  await expect(page).toHaveURL(new RegExp(`q=${words}`));
  await expect(list.locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
}
