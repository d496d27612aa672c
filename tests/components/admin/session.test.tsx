import { localOwner } from "@brightwren/backend/project/local-project";
import { titled } from "@brightwren/brand/derived";
import { page, userEvent } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { fillSilently, press } from "../../setup/components/steps.ts";
import type { Network } from "../../setup/components/network.ts";

const overview = page.getByRole("heading", { name: "Blog Admin", level: 1 });
const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password");
const login = page.getByRole("button", { name: "Login" });
const recent = page.getByRole("region", { name: "Recent Posts" });
const dialog = page.getByRole("dialog", { name: "Your session has ended" });
const wrong = "Invalid login credentials";

async function openSignedOut(admin: Admin, path = "/login"): Promise<void> {
  admin.signOut();
  await admin.open(path);
  await expect.element(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
}

async function logIn(word: string = localOwner.password): Promise<void> {
  await email.fill(localOwner.email);
  await password.fill(word);
  await login.click();
}

test("has no layout or accessibility errors on the login page", async ({ admin }) => {
  await openSignedOut(admin);
  expect(document.title).toBe(titled("Admin Login"));
  await expect.element(email).toHaveAttribute("type", "email");
  expect(await screenFaults()).toEqual([]);
  await page.viewport(320, 700);
  const { style } = document.documentElement;
  style.fontSize = "200%";
  expect(document.documentElement.scrollWidth).toBe(320);
  style.fontSize = "";
});

test("redirects a signed-in user from /login to the admin", async ({ admin }) => {
  await admin.open("/login");
  await expect.poll(admin.address).toBe("/admin");
});

test("does not sign the user in when a link contains a session", async ({ admin }) => {
  const session = JSON.parse(admin.session() ?? "") as Record<string, string>;
  location.hash = new URLSearchParams({ ...session, type: "recovery" }).toString();
  admin.signOut();
  await admin.open("/admin");
  await expect.poll(admin.address).toBe("/login");
  expect(admin.session()).toBeUndefined();
  await admin.open("/admin/new-password");
  await expect.element(page.getByLabelText("New password")).toBeVisible();
});

test("returns to the requested screen after login", async ({ admin, network }) => {
  await openSignedOut(admin, "/admin/posts");
  expect(admin.address()).toBe("/login");
  const answer = network.hold("POST", /auth\/v1\/token/);
  await logIn();
  await expect.element(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  answer.release();
  await expect.element(page.getByText("Logged in successfully")).toBeVisible();
  await expect.element(page.getByText("Success")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
  expect(admin.address()).toBe("/admin/posts");
});

test("shows the wrong-password error until the next attempt or another screen", async ({ admin }) => {
  await openSignedOut(admin);
  await logIn("wrong");
  const notification = page.getByRole("dialog");
  await expect.element(notification).toMatchTextContent("Error");
  await expect.element(notification).toMatchTextContent(wrong);
  await expect.element(email).toHaveValue(localOwner.email);
  await expect.element(password).toHaveValue("wrong");
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect.element(notification).not.toBeInTheDocument();
  await expect.element(login).toHaveAccessibleDescription(wrong);
  expect(page.getByRole("alert").elements()).toEqual([]);

  await password.fill("");
  await login.click();
  await expect.element(page.getByText(wrong)).not.toBeInTheDocument();
  await expect.element(password).toHaveAccessibleDescription("Password is required");

  await logIn("wrong");
  await expect.element(notification).toMatchTextContent(wrong);
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect.element(notification, { timeout: 2000 }).not.toBeInTheDocument();
  admin.go(-1);

  await logIn("wrong");
  await expect.element(notification).toMatchTextContent(wrong);
  await logIn();
  await expect.element(page.getByText("Logged in successfully")).toBeVisible();
  // The notification would otherwise close after eight seconds.
  await expect.element(page.getByText(wrong), { timeout: 2000 }).not.toBeInTheDocument();
});

test("requires an email address and a password", async ({ admin }) => {
  await openSignedOut(admin);
  await login.click();
  await expect.element(email).toHaveAccessibleDescription("Email is required");
  await expect.element(password).toHaveAccessibleDescription("Password is required");
  await expect.element(email).toHaveFocus();
});

test("remains on /login after a failed access check until the user retries", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Could not be read|Failed to load/);
  const answer = network.holdInstead("GET", /rest\/v1\/user_roles/);
  await admin.open();
  await expect.element(page.getByText("Checking access")).toBeInTheDocument();
  const stop = network.answer("GET", /rest\/v1\/user_roles/, 500, { code: "XX000", message: "boom" });
  answer(Response.json({ code: "XX000", message: "boom" }, { status: 500 }));
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Your access could not be checked.");
  expect(admin.address()).toBe("/login");
  // A redirect loop would keep sending requests.
  const sent = network.sent.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(network.sent).toHaveLength(sent);
  await expect.element(alert).toMatchTextContent("Your access could not be checked.");
  // A reload checks access again.
  await admin.reload();
  await expect.poll(() => network.sent.length).toBeGreaterThan(sent);
  await expect.element(alert).toMatchTextContent("Your access could not be checked.");
  stop();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.element(overview).toBeVisible();
});

test("completes the pending action when the user signs in again", async ({ admin, network, console }) => {
  console.allow(/Could not be read|Invalid Refresh Token/);
  await admin.open();
  await page.getByLabelText("Topic").fill("Opening hours");
  await expect.element(page.getByRole("option", { name: "Web Design" })).toBeInTheDocument();
  await page.getByLabelText("Category").selectOptions("Web Design");
  const generation = /functions\/v1\/generate-blog-post/;
  const post = {
    id: "00000000-0000-4000-8000-000000000001",
    title: "Opening hours",
    slug: "opening-hours",
    status: "draft",
    created_at: new Date().toISOString(),
  };
  const answer = network.holdInstead("POST", generation);
  answer(Response.json({ error: "Please sign in again.", code: "unauthorized" }, { status: 401 }));
  await page.getByRole("button", { name: "Generate Custom Post" }).click();
  await expect.element(dialog).toBeVisible();
  network.answer("POST", generation, 200, { post });
  expect(await accessibilityFaults()).toEqual([]);
  await expect.element(dialog.getByLabelText("Email")).toHaveValue(localOwner.email);
  await dialog.getByLabelText("Password").fill("wrong");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(wrong);
  await dialog.getByLabelText("Password").fill(localOwner.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Custom blog post generated successfully")).toBeVisible();
  expect(network.requests("POST", generation)).toHaveLength(2);
});

/** Rejects session refreshes as if the session had been revoked. Returns a function that accepts them again. */
const refuseRefresh = (network: Network) =>
  network.answer("POST", /auth\/v1\/token\?grant_type=refresh_token/, 400, {
    code: 400,
    error_code: "refresh_token_not_found",
    msg: "Invalid Refresh Token",
  });

test("keeps the input when the user cancels the sign-in dialog", async ({ admin, network, console }) => {
  console.allow(/Could not be read|Invalid Refresh Token/);
  await admin.open();
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  // The desk asks for subscriptions twice. Its second request would open the dialog before the click.
  await expect.poll(() => network.requests("GET", /v1\/subscriptions/).length).toBeGreaterThan(1);
  const topic = page.getByLabelText("Topic");
  await topic.fill("Opening hours");
  const allowRefresh = refuseRefresh(network);
  admin.expireSession();
  await recent.getByRole("button", { name: "Refresh recent posts" }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(admin.address()).toBe("/admin");
  await expect.element(topic).toHaveValue("Opening hours");
  allowRefresh();
  const again = page.getByRole("button", { name: "Sign in again" });
  await again.click();
  await dialog.getByLabelText("Password").fill(localOwner.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByText("The posts could not be loaded.")).not.toBeInTheDocument();
  await expect.element(topic).toHaveValue("Opening hours");
});

test("signs in with values autofilled after an empty form is submitted", async ({ admin }) => {
  await openSignedOut(admin);
  await login.click();
  await expect.element(password).toHaveAccessibleDescription("Password is required");
  fillSilently({ "input[type=email]": localOwner.email, "input[type=password]": localOwner.password });
  await press(password, "{Enter}");
  await expect.element(overview).toBeVisible();
});
