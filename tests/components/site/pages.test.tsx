import { hoursLine } from "@brightwren/brand/derived";
import { onTestFinished, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";

const styleOf = (element: Element) => getComputedStyle(element);

test("opens one FAQ answer per category at a time", async ({ site }) => {
  await site.open("/faq#how-long-am-i-tied-in");
  const open = () => [...document.querySelectorAll("details[open]")];
  await expect.poll(open).toHaveLength(1);
  expect(open()[0]?.textContent).toContain("30 days notice");
  await expect.poll(() => open()[0]?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  const other = page.getByText(/Is there anything to pay upfront\?/);
  await other.click();
  await expect.poll(() => open().map(({ textContent }) => textContent)).toHaveLength(1);
  await expect.poll(() => open()[0]?.textContent).toContain("There is no deposit");
  await other.click();
  await expect.poll(open).toEqual([]);
  document.querySelector("summary")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(open).toHaveLength(1);
  await expect.element(page.getByRole("link", { name: /Schedule a Call/ })).toBeVisible();
});

test("ignores a malformed anchor", async ({ site }) => {
  await site.open("/about#100%25%");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("filters FAQ answers as the visitor types", async ({ site }) => {
  await site.open("/faq");
  const conversation = page.getByRole("region", { name: /Ask us/ });
  const field = conversation.getByRole("searchbox", { name: /Ask us/ });
  const status = conversation.getByRole("status");
  const example = conversation.getByRole("link", { name: /And if I want to leave\?/ });
  await expect.element(example).toBeVisible();
  await field.fill("what does it cost");
  await expect.element(status).toMatchTextContent(/^\d answers fit/);
  await field.fill("zebra");
  await expect.element(status).toMatchTextContent(/That is a new one/);
  await expect.element(conversation.getByRole("link", { name: /01632 960 418/ })).toBeVisible();
  await expect.element(conversation.getByRole("group")).not.toBeInTheDocument();
  await field.fill("");
  await expect.element(example).toBeVisible();
  await field.fill("what does it cost");
  await conversation.getByText(/buys/).click();
  await expect.poll(() => location.pathname).toBe("/start");
});

for (const route of ["/contact", "/faq", "/terms-of-service"])
  test(
    `keeps the days in the telephone hours on one line on ${route}`,
    {
      tags: route === "/contact" ? [] : ["deep"],
    },
    async ({ site }) => {
      await site.open(route);
      const main = page.getByRole("main");
      await expect.element(main).toMatchTextContent(hoursLine);
      const [days = ""] = hoursLine.split(",");
      const shown = (main.element().textContent ?? "").split(hoursLine).length - 1;
      const wraps = main
        .getByText(days)
        .elements()
        .map((place) => styleOf(place).whiteSpace);
      expect(wraps).toEqual(Array.from({ length: shown }, () => "nowrap"));
    },
  );

test("confirms a quote request without sending it", async ({ site, network }) => {
  await site.open("/start");
  await page.getByRole("link", { name: /Get My Free Quote/ }).click();
  await expect.element(page.getByRole("region", { name: /Where shall we send your quote\?/ })).toHaveFocus();
  const send = page.getByRole("button", { name: /Send My Request/ });
  await send.click();
  const name = page.getByLabelText(/Name/);
  expect((name.element() as HTMLInputElement).validity.valueMissing).toBe(true);

  const log = vi.spyOn(window.console, "log").mockImplementation(() => undefined);
  const sent = network.sent.length;
  await name.fill("Jane Doe");
  await page.getByLabelText(/Email/).fill("jane@gmail");
  await name.click();
  await page.getByRole("button", { name: "Did you mean gmail.com?" }).click();
  await expect.element(page.getByLabelText(/Email/)).toHaveValue("jane@gmail.com");
  await send.click();
  await expect.element(page.getByText(/Thank you! We'll be in touch within 24 hours\./)).toBeVisible();
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining("Quote request"),
    expect.objectContaining({ email: "jane@gmail.com" }),
  );
  expect(network.sent.slice(sent)).toEqual([]);
  await expect.element(name).toHaveValue("Jane Doe");
  const mail = page.getByRole("link", { name: "Send it by email" });
  await expect.element(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:.*jane%40gmail\.com/));
  await page.getByLabelText(/What you do/).fill("A café in Hexham");
  await page.getByRole("link", { name: "Send it through our enquiry form" }).click();
  await expect.element(page.getByLabelText("Last name")).toHaveValue("Doe");
  await expect.element(page.getByLabelText("Email")).toHaveValue("jane@gmail.com");
  const wish = /^I’d like a quote[^]+A café in Hexham$/;
  await expect.element(page.getByLabelText("Message")).toHaveValue(expect.stringMatching(wish));
  expect(location.href).not.toContain("jane");
});

test("says after a cancelled checkout that nothing was charged", async ({ site }) => {
  await site.open("/?cancelled");
  await expect.element(page.getByText(/Nothing was charged/)).toBeVisible();
});

test("explains on a phone that a demo's buttons are inactive", async ({ site }) => {
  await page.viewport(390, 844);
  await site.open("/demos/photography");
  const note = page.getByText(/This is a demo\. The buttons don’t work\./);
  await expect.element(note).toBeInViewport({ ratio: 1 });
  expect(note.element().getBoundingClientRect().height).toBeGreaterThan(12);
});

const setTimeZone = (timezoneId: string) => cdp().send("Emulation.setTimezoneOverride", { timezoneId });

for (const route of ["/privacy-policy", "/terms-of-service", "/cookie-policy"])
  test(
    `shows the visitor's date on ${route} in British format`,
    {
      tags: route === "/privacy-policy" ? [] : ["deep"],
    },
    async ({ site }) => {
      onTestFinished(async () => void (await setTimeZone("")));
      // The dates in these places always differ.
      for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
        await setTimeZone(timeZone);
        await site.open(route);
        const today = new Intl.DateTimeFormat("en-GB", { timeZone }).format(new Date());
        await expect.element(page.getByText(/Last updated/)).toMatchTextContent(today);
      }
    },
  );
