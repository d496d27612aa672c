import { localOwner } from "@brightwren/backend/project/local-project";
import { expect, type Page, type Locator } from "playwright/test";

/** Signed in, but without a role; has the owner's password. */
export const member = "member@brightwren.example";

/** An admin beside the owner, with the owner's password; only of a worker's own backend (`seeded-backend.ts`). */
export const colleague = "colleague@brightwren.example";

/** Fills in the login form that is shown and presses 'Login'. */
export async function logIn(
  page: Page,
  email: string = localOwner.email,
  password: string = localOwner.password,
) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function untilShown(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a screen of the admin as the owner, who is signed in already (`admin-journey.ts`). */
export async function openAdmin(page: Page, address = "/admin"): Promise<void> {
  await page.goto(address);
  await untilShown(page, address);
}

/** Opens a screen of the admin as somebody who has to sign in before, and does. */
export async function logInTo(page: Page, address = "/admin"): Promise<void> {
  await page.goto(address);
  await logIn(page);
  await untilShown(page, address);
}

/** What the editor's button says, and the button on the sheet that it opens. */
const confirmations = {
  Publish: "Publish now",
  Schedule: "Schedule now",
  "Update published post": "Update now",
} as const;

/** Presses the editor's button that publishes, and confirms it on the sheet. */
export async function publish(page: Page, button: keyof typeof confirmations = "Publish"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await confirmOnSheet(page, confirmations[button]);
}

/** Confirms on the publishing sheet, and waits until it is gone: until then nobody could type into the text. */
export async function confirmOnSheet(
  page: Page,
  button: (typeof confirmations)[keyof typeof confirmations],
): Promise<void> {
  const now = page.getByRole("dialog").getByRole("button", { name: button });
  await now.click();
  await expect(now).toBeHidden();
}

/** Searches a list of the admin, and waits until what was found is shown instead of what stood there before. */
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
