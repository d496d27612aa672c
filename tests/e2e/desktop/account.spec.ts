import { localOwner, localPublishableKey } from "@brightwren/backend/project/local-project";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { goTo, loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { linkInMail } from "../../setup/mailbox.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const email = "second@example.com";
const widths = [390, 1440];

const newClient = (url: string): SupabaseClient =>
  createClient(url, localPublishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** What the page that the mail leads to does, which is the website's and never the app's. */
async function choosePassword(url: string, link: string, password: string): Promise<void> {
  const held = new URLSearchParams(new URL(link).hash.slice(1));
  const { auth } = newClient(url);
  const type = held.get("type") === "invite" ? "invite" : "recovery";
  const opened = await auth.verifyOtp({ token_hash: held.get("token_hash") ?? "", type });
  if (opened.error) throw opened.error;
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
}

test("a second owner: invited from the app, forgets the password there, writes, and loses the role", async ({
  launch,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[013]|Could not be read/);
  const { page, system } = await launch();
  await signIn(page);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("list", { name: "Your devices" })).toContainText("This device");
  await page.getByLabel("Their email").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`on its way to ${email}`)).toBeVisible();
  await expect(page.getByRole("list", { name: "Owners", exact: true })).toContainText(email);
  expect(await screenFaults(page, widths)).toEqual([]);
  await choosePassword(backend.url, await linkInMail(email, backend.mailboxUrl), "first of two");
  await press(page, "Logout");

  await expect(loginCard(page)).toBeVisible();
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await fetch(`${backend.mailboxUrl}/api/messages`, { method: "DELETE" });
  await page.keyboard.press("Enter");
  await expect(page.getByText("If there is an account for")).toBeVisible();
  expect(await screenFaults(page, widths)).toEqual([]);
  const link = await linkInMail(email, backend.mailboxUrl);
  expect(link).toMatch(/^http:.*\/admin\/new-password#token_hash=\w+&type=recovery$/);
  await choosePassword(backend.url, link, "second of two");

  await page.getByRole("link", { name: "Back to the login" }).click();
  await logIn(page, email, "second of two");
  await expect(overview(page)).toBeVisible();
  await goTo(page, "/admin/posts/new");
  await page.getByLabel("Title", { exact: true }).fill("Written at the desk");

  const owner = newClient(backend.url);
  await owner.auth.signInWithPassword(localOwner);
  const { data } = (await owner.rpc("list_owners")) as { data: { user_id: string; email: string }[] | null };
  const theirs = data?.find((one) => one.email === email)?.user_id;
  expect((await owner.rpc("take_owner_role", { owner_id: theirs })).data).toBe("taken");
  await press(page, "Save draft");
  await expect.poll(async () => (await system.journal()).boxes).toMatchObject([{ message: "Access Denied" }]);
});
