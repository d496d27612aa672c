import type { Page } from "playwright/test";
import { expect, test } from "../../setup/writing-journey.ts";
import { holdScripts, untilHydrated } from "../../setup/page-ready.ts";

const additions: Record<string, () => void> = {
  "an attribute on each field": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.setAttribute("fdprocessedid", "a1");
  },
  "an icon beside each field": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      const icon = document.createElement("span");
      icon.dataset["lastpassIconRoot"] = "true";
      field.after(icon);
    }
  },
  "an element around each field": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      const box = document.createElement("grammarly-extension");
      const held = document.activeElement === field;
      field.replaceWith(box);
      box.append(field);
      if (held) (field as HTMLElement).focus();
    }
  },
  "a bar above the page": () => {
    const bar = document.createElement("div");
    bar.textContent = "Coupons!";
    document.getElementById("root")?.prepend(bar);
    document.body.prepend(bar.cloneNode(true));
  },
  "styles in the head and a class on the page": () => {
    document.head.prepend(document.createElement("style"));
    document.documentElement.className = "darkreader";
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.querySelector("main")?.setAttribute("style", "color: red");
  },
  "an element in each paragraph": () => {
    for (const text of document.querySelectorAll("main p, main h1")) text.append(document.createElement("i"));
  },
};

async function typeEarly(page: Page, route: string, texts: Record<string, string>, add: () => void) {
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  await page.evaluate(add);
  release();
  await untilHydrated(page);
}

for (const [name, add] of Object.entries(additions))
  test(
    `keeps what was typed before hydration when an extension has added ${name}`,
    // Makes React discard every field. Deep runs try the other additions.
    { tag: name === "an element around each field" ? [] : "@deep" },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/draws a part of the page anew/);
      await page.route(/functions\/v1\/send-contact-email/, (route) => route.fulfill({ json: { ok: true } }));
      const texts = {
        firstName: "Jane",
        lastName: "Doe",
        email: "jane@example.com",
        message: "A website, please.",
      };
      await typeEarly(page, "/contact", texts, add);
      const sent = page.waitForRequest(/functions\/v1\/send-contact-email/);
      await page.getByRole("button", { name: "Send Message" }).click();
      expect((await sent).postDataJSON()).toMatchObject(texts);
      await expect(page.getByText("Message sent!")).toBeVisible();

      await typeEarly(page, "/blog", { q: "local" }, add);
      await expect(page.locator("[name=q]")).toHaveValue("local");
      await expect(page).toHaveURL(/q=local/);

      await typeEarly(page, "/faq", { ask: "domain" }, add);
      await expect(page.locator("[name=ask]")).toHaveValue("domain");
      await expect(page.getByText(/answers? fits?/)).toBeVisible();
    },
  );
