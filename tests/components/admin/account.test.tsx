import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { linkInMail } from "../../setup/mailbox.ts";

const member = "member@brightwren.example";
const email = page.getByLabelText("Email");
const newPassword = page.getByLabelText("New password");
const invited = page.getByLabelText("Their email");
const thisDevice = page.getByRole("list", { name: "Your devices" }).getByText("This device");
const pressButton = (name: string) => page.getByRole("button", { name }).click();
const answerWith = (name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();

/** Simulates opening the link in the latest email. */
async function followMail(to: string): Promise<void> {
  const { hash } = new URL(await linkInMail(to));
  history.replaceState(null, "", location.pathname + location.search + hash);
}

test("keeps the input when the server rejects the new password", async ({ admin, network }) => {
  admin.signOut();
  const stop = network.answer("POST", /auth\/v1\/recover/, 429, {
    code: 429,
    error_code: "over_email_send_rate_limit",
    msg: "For security purposes, you can only request this after 42 seconds.",
  });
  await admin.open("/admin/forgotten-password");
  await email.fill(member);
  await pressButton("Send link");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Try again in 42 seconds");
  await expect.element(email).toHaveValue(member);
  expect(await screenFaults()).toEqual([]);

  stop();
  await pressButton("Send link");
  await expect.element(page.getByRole("status").filter({ hasText: member })).toBeVisible();
  await followMail(member);
  await admin.open("/admin/new-password");
  network.answer("PUT", /auth\/v1\/user/, 422, {
    code: 422,
    error_code: "weak_password",
    msg: "No.",
    weak_password: { reasons: ["pwned"] },
  });
  await newPassword.fill("pebble kettle window");
  await pressButton("Save password");
  await expect.element(page.getByRole("alert")).toMatchTextContent("on a list of stolen passwords");
  await expect.element(newPassword).toHaveValue("pebble kettle window");
  expect(await screenFaults()).toEqual([]);
});

test("keeps the user signed in when signing out everywhere fails", async ({ admin, network, console }) => {
  console.allow(/Failed to sign out everywhere/);
  const devices = network.hold("POST", /rpc\/list_sessions/);
  await admin.open("/admin/account");
  await devices.arrived;
  network.refuse("POST", /logout\?scope=global/);
  await pressButton("Sign out everywhere");
  await answerWith("Sign out");
  await expect.element(page.getByText(/Failed to sign out everywhere/)).toBeVisible();
  devices.release();
  await expect.element(thisDevice).toBeVisible();
});

test("invalidates the link in a revoked invitation", async ({ admin }) => {
  const guest = "never@example.com";
  await admin.open("/admin/account");
  await invited.fill(guest);
  await userEvent.keyboard("{Enter}");
  await followMail(guest);
  await pressButton(`Revoke the invitation for ${guest}`);
  await answerWith("Revoke");
  await expect.element(page.getByText(`Invitation for ${guest} revoked`)).toBeVisible();
  admin.signOut();
  await admin.open("/admin/new-password");
  await newPassword.fill("pebble kettle window");
  await pressButton("Save password");
  await expect.element(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  expect(await screenFaults()).toEqual([]);
});

test("reloads lists that failed to load when Try again is pressed", async ({ admin, network, console }) => {
  console.allow(/Could not be read/);
  const stop = network.answer("POST", /rpc\/list_(owners|sessions)/, 500, { code: "XX000", message: "boom" });
  await admin.open("/admin/account");
  await expect.element(page.getByText("The devices could not be loaded")).toBeVisible();
  await expect.element(page.getByText("The owners could not be loaded")).toBeVisible();
  stop();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(thisDevice).toBeVisible();
});

test("makes an existing user an owner at once, and removes them again", async ({ admin }) => {
  await admin.open("/admin/account");
  await invited.fill(member);
  await pressButton("Invite");
  await expect.element(page.getByText(`${member} already had an account and is now an owner`)).toBeVisible();
  await pressButton(`Remove ${member} as an owner`);
  const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toHaveFocus();
  await answerWith("Remove owner");
  await expect.element(page.getByText(`${member} is no longer an owner`)).toBeVisible();
  const owners = page.getByRole("list", { name: "Owners", exact: true });
  await expect.element(owners.getByText(member)).not.toBeInTheDocument();
});
