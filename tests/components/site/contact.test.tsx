import { packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { enquiryState } from "../../setup/enquiries.ts";
import { findMail } from "../../setup/mailbox.ts";
import { expect, test } from "../../setup/components/site-test.tsx";

const sending = /functions\/v1\/send-contact-email/;
const fallback = "Failed to send message. Please try again.";
const message = "We need a website.";

const field = (label: string) => page.getByRole("main").getByLabelText(label);
const send = page.getByRole("button", { name: "Send Message" });
const confirmation = page.getByRole("group", { name: "Message received" });
const toast = page.getByRole("dialog");

/** Opens the form and advances the clock by the time a visitor needs to fill it in. */
async function openForm(site: { open: (path: string) => Promise<void> }) {
  await site.open("/contact");
  await expect.element(send).toBeVisible();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + 2000);
}

async function fillIn(values: Partial<Record<string, string>> = {}) {
  const all = { "First name": "Jane", "Last name": "Doe", Email: "jane@example.com", Message: message };
  for (const [label, value = ""] of Object.entries({ ...all, ...values })) await field(label).fill(value);
}

test("emails an enquiry to the owner", async ({ site }) => {
  await openForm(site);
  await fillIn({ Phone: "01872 960123", "Business type": "Hair salon" });
  await field("Package").selectOptions(packageChoices[1]);
  await send.click();
  await expect.element(page.getByText("Message sent!")).toBeVisible();
  await expect.element(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  await expect.element(confirmation).toHaveAccessibleDescription(/within 24 hours, to jane@example\.com/);
  await expect.element(send).toBeEnabled();
  for (const box of page.getByRole("main").getByRole("textbox").all())
    await expect.element(box).toHaveValue("");
  await expect.element(field("Package")).toHaveValue("");
  expect(sessionStorage.getItem("enquiry-draft")).toBeNull();
  const mail = await findMail(message);
  expect(mail).toContain(packageChoices[1]);
  expect(mail).toContain("jane@example.com");
});

test("offers to correct a mistyped domain but sends the address as typed", async ({ site }) => {
  await openForm(site);
  await fillIn({ Email: "jane@gmial.com" });
  const offer = page.getByRole("button", { name: "Did you mean gmail.com?" });
  await expect.element(page.getByRole("status").filter({ has: offer })).toBeVisible();
  (offer.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Email")).toHaveValue("jane@gmail.com");
  await expect.element(field("Email")).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
  expect(sessionStorage.getItem("enquiry-draft")).toContain("jane@gmail.com");
  await field("Email").fill("jane@outlok.com");
  await send.click();
  await expect.element(confirmation).toHaveAccessibleDescription(/to jane@outlok\.com/);
  await expect.element(page.getByText("Did you mean")).not.toBeInTheDocument();
});

test("hides the honeypot from visitors and autofill", async ({ site }) => {
  await openForm(site);
  const all = document.querySelectorAll<HTMLInputElement>("form [autocomplete=off]");
  expect(all).toHaveLength(1);
  const [honeypot] = all;
  if (!honeypot) return;
  const known =
    /name|mail|phone|tel|fax|addr|street|city|town|zip|post|code|country|state|comp|org|url|web|site|card|user|pass/i;
  for (const text of [honeypot.name, honeypot.id, honeypot.placeholder, honeypot.labels?.[0]?.textContent])
    expect(text).not.toMatch(known);
  honeypot.focus();
  expect(document.activeElement).not.toBe(honeypot);
  await expect.element(page.getByRole("textbox", { name: "Leave this field empty" })).not.toBeInTheDocument();
  await fillIn();
  honeypot.value = "01872 960124";
  await send.click();
  await expect.element(page.getByText("Message sent!")).toBeVisible();
  expect(await enquiryState({ message })).toBe("doubtful");
});

test("sends autofilled values, with a new idempotency key for a second enquiry", async ({
  site,
  network,
}) => {
  network.answer("POST", sending, 200, { ok: true });
  await openForm(site);
  for (const count of [1, 2]) {
    await fillIn({ Email: "" });
    // Autofill may set a value without an event.
    (field("Email").element() as HTMLInputElement).value = "jane@example.com";
    await send.click();
    await expect.poll(() => network.requests("POST", sending)).toHaveLength(count);
    await expect.element(confirmation).toHaveFocus();
    await expect.element(field("Message")).toHaveValue("");
  }
  const requests = network.requests("POST", sending);
  for (const { body } of requests)
    expect(JSON.parse(body ?? "")).toMatchObject({ email: "jane@example.com" });
  const [first, second] = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toBeTruthy();
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});

test("fits a confirmation with a long email address into a width of 320 px", async ({ site, network }) => {
  const width = 320;
  network.answer("POST", sending, 200, { ok: true });
  await page.viewport(width, 700);
  await openForm(site);
  await fillIn({ Email: "enquiries@thewhitehorseinnandrestaurant.co.uk" });
  await send.click();
  await expect.element(confirmation).toHaveFocus();
  await expect.element(confirmation).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(width);
  const range = document.createRange();
  range.selectNodeContents(confirmation.element());
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(width);
});

test("sends only the seven fields when the form is filled in by keyboard alone", async ({
  site,
  network,
}) => {
  const answer = network.holdInstead("POST", sending);
  await openForm(site);
  (field("First name").element() as HTMLElement).focus();
  for (const text of ["  Jane ", "Doe", "jane@example.com", "", "Baker", "", "Hello"]) {
    if (text) await userEvent.keyboard(text);
    await userEvent.tab();
  }
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect.poll(() => network.requests("POST", sending)).toHaveLength(1);
  expect(JSON.parse(network.requests("POST", sending)[0]?.body ?? "")).toEqual({
    firstName: "Jane",
    lastName: "Doe",
    email: "jane@example.com",
    phone: "",
    businessType: "Baker",
    package: "",
    message: "Hello",
  });
  answer(Response.json({ ok: true }));
  await expect.element(page.getByText("Message sent!")).toBeVisible();
});

test("reports every missing field when the form is empty", async ({ site, network }) => {
  await openForm(site);
  await send.click();
  for (const text of [
    "First name is required",
    "Last name is required",
    "Invalid email address",
    "Message is required",
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field("First name")).toHaveFocus();
  await expect.element(field("Email")).toHaveAccessibleDescription("Invalid email address");
  expect(network.requests("POST", sending)).toEqual([]);
});

test("shows the function's error until the next attempt", async ({ site, network, console }) => {
  console.allow(/The enquiry was not sent/);
  const error = "You have written to us several times just now.";
  const stop = network.answer("POST", sending, 429, { error, code: "rate_limited" });
  await openForm(site);
  await fillIn();
  await send.click();
  await expect.element(toast).toHaveTextContent(`Error${error}`);
  await expect.element(field("Message")).toHaveValue(message);
  expect(sessionStorage.getItem("enquiry-draft")).toContain(message);
  await expect.element(send).toBeEnabled();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(send).toHaveAccessibleDescription(error);
  await expect.element(page.getByText(error)).not.toHaveAttribute("role");

  stop();
  const answer = network.holdInstead("POST", sending);
  await send.click();
  await expect.element(page.getByText(error)).not.toBeInTheDocument();
  answer(Response.json({ ok: true }));
  await expect.element(confirmation).toHaveFocus();
  await expect.element(page.getByText(error)).not.toBeInTheDocument();
});

test("marks the field that the function rejects", async ({ site, network, console }) => {
  console.allow(/The enquiry was not sent/);
  network.answer("POST", sending, 400, {
    error: "Please check the form.",
    code: "invalid_input",
    fields: { email: "Invalid email address" },
  });
  await openForm(site);
  await fillIn();
  await send.click();
  await expect.element(field("Email")).toHaveAccessibleDescription("Invalid email address");
});

test("sends the enquiry once on a double click", async ({ site, network, console }) => {
  console.allow(/The enquiry was not sent/);
  const restore = network.refuse("POST", sending);
  await openForm(site);
  await fillIn();
  await send.dblClick();
  await expect.element(toast.getByText(fallback)).toBeVisible();
  expect(network.requests("POST", sending)).toHaveLength(1);
  restore();
  network.answer("POST", sending, 200, { ok: true });
  await send.click();
  await expect.element(page.getByText("Message sent!")).toBeVisible();
  const keys = network.requests("POST", sending).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("announces notifications in a live region", async ({ site, network, console }) => {
  console.allow(/The enquiry was not sent/);
  network.refuse("POST", sending);
  await openForm(site);
  await fillIn();
  // The live region must exist first, because screen readers announce only changes to existing regions.
  const announced = page.getByRole("region", { name: "Notifications" });
  await expect.element(announced).toHaveAttribute("aria-live", "polite");

  await send.click();
  await expect.element(announced.getByText(fallback)).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect.element(toast).not.toBeInTheDocument();

  await send.click();
  await expect.element(toast).toBeVisible();
  const { x, y, height } = toast.element().getBoundingClientRect();
  const resting = { x: x + 40, y: y + height / 2 };
  await commands.pointer(resting, { x: x + 340, y: resting.y });
  await expect.element(toast).not.toBeInTheDocument();

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await send.click();
  await expect.element(toast).toBeVisible();
  await commands.pointer({ x: 5, y: 300 });
  vi.advanceTimersByTime(3000);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(6000);
  await expect.element(toast).not.toBeInTheDocument();

  // A pointer that is already in place when the notification opens must not keep it open.
  await commands.pointer(resting);
  (send.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(9000);
  await expect.element(toast).not.toBeInTheDocument();
});
