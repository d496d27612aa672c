import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import type { Page } from "playwright/test";
import { expect, test } from "../../setup/writing-journey.ts";
import { stateOfMessage } from "../../setup/enquiries.ts";
import { findMail } from "../../setup/mailbox.ts";

const functionAddress = /functions\/v1\/send-contact-email/;

async function fillIn(page: Page, values: Partial<Record<string, string>> = {}) {
  const all = {
    "First name": "Jane",
    "Last name": "Doe",
    Email: "jane@example.com",
    Message: "We need a website.",
    ...values,
  };
  // In the form: the notification "Message sent!" has a name that begins alike.
  const form = page.locator("form");
  for (const [label, value] of Object.entries(all)) await form.getByLabel(label).fill(value);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const confirmation = (page: Page) => page.getByRole("group", { name: "It is on the desk" });

test("an enquiry reaches the owner's mailbox; the form stays, empty, below a confirmation", async ({
  page,
}) => {
  await page.goto("/contact");
  const message = `A salon in Truro. ${crypto.randomUUID()}`;
  await fillIn(page, { Phone: "01872 960123", "Business type": "Hair salon", Message: message });
  await page.getByLabel("Package").selectOption(packageChoices[1]);
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveAccessibleDescription(/within 24 hours, to jane@example\.com/);
  await expect(send(page)).toBeEnabled();
  for (const field of await page.getByRole("main").getByRole("textbox").all())
    await expect(field).toHaveValue("");
  await expect(page.getByLabel("Package")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("enquiry-draft"))).toBeNull();
  const mail = await findMail(message);
  expect(mail).toContain(packageChoices[1]);
  expect(mail).toContain("jane@example.com");
});

for (const [typed, address = typed] of [
  ["b&b@seaview.example"],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
])
  test(`an enquiry from ${typed} reaches the owner's mailbox`, async ({ page }) => {
    await page.goto("/contact");
    const message = `Two rooms and a view. ${crypto.randomUUID()}`;
    await fillIn(page, { Email: typed, Message: message });
    await send(page).click();
    await expect(page.getByText("Message sent!")).toBeVisible();
    expect(await findMail(message)).toContain(`your reply goes to ${address}`);
  });

test("the honeypot field is out of reach, and has nothing that an address book knows", async ({ page }) => {
  await page.goto("/contact");
  const honeypot = page.locator("form [autocomplete=off]");
  await expect(honeypot).toHaveCount(1);
  const known =
    /name|mail|phone|tel|fax|addr|street|city|town|zip|post|code|country|state|comp|org|url|web|site|card|user|pass/i;
  for (const text of await honeypot.evaluate((field: HTMLInputElement) => [
    field.name,
    field.id,
    field.placeholder,
    field.labels?.[0]?.textContent ?? "",
  ]))
    expect(text).not.toMatch(known);
  expect(
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.focus();
      return document.activeElement === field;
    }),
  ).toBe(false);
  await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
});

test("an enquiry whose honeypot field a browser filled in is stored as doubtful", async ({ page }) => {
  await page.goto("/contact");
  const message = `A browser filled it in. ${crypto.randomUUID()}`;
  await fillIn(page, { Message: message });
  await page.locator("form [autocomplete=off]").evaluate((field: HTMLInputElement) => {
    field.value = "01872 960124";
  });
  await send(page).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  expect(await stateOfMessage(message)).toBe("doubtful");
});

test("a second enquiry from the emptied form has an idempotency key of its own", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(functionAddress, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto("/contact");
  await fillIn(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(confirmation(page)).toBeFocused();
  await expect(page.locator("form").getByLabel("Message")).toHaveValue("");
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBeTruthy();
  expect(keys[1]).not.toBe(keys[0]);
});

for (const width of [320, 390]) {
  test(`the confirmation is in view and nothing scrolls sideways at ${width} px when the address is long`, async ({
    page,
  }) => {
    await page.route(functionAddress, (route) => route.fulfill({ json: { ok: true } }));
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/contact");
    await fillIn(page, { Email: "enquiries@thewhitehorseinnandrestaurant.co.uk" });
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { right } = await confirmation(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    expect(right).toBeLessThanOrEqual(width);
  });
}

test("the function is sent the seven fields and nothing else", async ({ page }) => {
  await page.route(functionAddress, (route) => route.fulfill({ json: { ok: true } }));
  await page.goto("/contact");
  await fillIn(page, { "First name": "  Jane " });
  const request = page.waitForRequest(
    (asked) => functionAddress.test(asked.url()) && asked.method() === "POST",
  );
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({
    firstName: "Jane",
    lastName: "Doe",
    email: "jane@example.com",
    phone: "",
    businessType: "",
    package: "",
    message: "We need a website.",
  });
});

test("an empty form says what is missing, field by field, and sends nothing", async ({ page }) => {
  await page.goto("/contact");
  await send(page).click();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Invalid email address",
    "Message is required",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address");
});

test("every field over its limit has its own message", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, {
    "First name": "x".repeat(101),
    "Last name": "x".repeat(101),
    Email: `${"x".repeat(250)}@example.com`,
    Phone: "1".repeat(21),
    "Business type": "x".repeat(101),
    Message: "x".repeat(5001),
  });
  await send(page).click();
  for (const message of [
    "First name too long",
    "Last name too long",
    "Email too long",
    "Phone number too long",
    "Business type too long",
    "Message too long",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test("shows the failure in a notification, and at the button until the next try, when the enquiry is refused", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|The enquiry was not sent/);
  const error = "You have written to us several times just now.";
  const answer = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(functionAddress, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 429, json: { error, code: "rate_limited" } });
    await answer.promise;
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto("/contact");
  await fillIn(page);
  await send(page).click();
  const notification = page.getByRole("dialog");
  await expect(notification).toContainText("Error");
  await expect(notification).toContainText(error);
  await expect(page.getByLabel("Message")).toHaveValue("We need a website.");
  await expect(send(page)).toBeEnabled();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(notification).toHaveCount(0);
  await expect(send(page)).toHaveAccessibleDescription(error);
  // The notification announces it.
  await expect(page.getByText(error)).not.toHaveAttribute("role");

  await send(page).click();
  await expect(page.getByText(error)).toHaveCount(0);
  answer.resolve();
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByText(error)).toHaveCount(0);
});

test("a field the function refuses is marked in the form", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|The enquiry was not sent/);
  const body = {
    error: "Please check the form.",
    code: "invalid_input",
    fields: { email: "Invalid email address" },
  };
  await page.route(functionAddress, (route) => route.fulfill({ status: 400, json: body }));
  await page.goto("/contact");
  await fillIn(page);
  await send(page).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address");
});

test("without a network the fallback message shows and the text survives a reload", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|The enquiry was not sent/);
  await page.goto("/contact");
  await fillIn(page);
  await page.route(functionAddress, (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to send message. Please try again.");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Jane");
  await expect(page.getByLabel("Message")).toHaveValue("We need a website.");
});

test("a double click sends once; trying again after a lost answer is still one enquiry", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|The enquiry was not sent/);
  const ids: (string | undefined)[] = [];
  await page.route(functionAddress, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().headers()["idempotency-key"]);
    return ids.length === 1 ? route.abort() : route.fulfill({ json: { ok: true } });
  });
  await page.goto("/contact");
  await fillIn(page);
  await send(page).dblclick();
  await expect(page.getByRole("dialog")).toContainText("Failed to send message. Please try again.");
  expect(ids).toHaveLength(1);
  await send(page).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
});

test("notifications are announced, close by button and by swipe, and go by themselves", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|The enquiry was not sent/);
  await page.route(functionAddress, (route) => route.abort());
  await page.clock.install();
  await page.goto("/contact");
  await fillIn(page);
  // There before anything is said in it: screen readers announce only what comes into a region that they know.
  const announced = page.getByRole("region", { name: "Notifications" });
  await expect(announced).toHaveAttribute("aria-live", "polite");
  const toast = page.getByRole("dialog");

  await send(page).click();
  await expect(announced).toContainText("Failed to send message. Please try again.");
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toast).toHaveCount(0);

  await send(page).click();
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  if (!box) throw new Error("The notification has no place on the page.");
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 340, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);

  await send(page).click();
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.fastForward(3_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(toast).toHaveCount(0);

  // The pointer rests where the next one opens: nobody is reading it for that.
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await send(page).press("Enter");
  await expect(toast).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(toast).toHaveCount(0);
});

test("the whole form can be filled in and sent by keyboard alone", async ({ page }) => {
  await page.route(functionAddress, (route) => route.fulfill({ json: { ok: true } }));
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  for (const text of ["Jane", "Doe", "jane@example.com", "", "Baker", "", "Hello"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sent!")).toBeVisible();
});
