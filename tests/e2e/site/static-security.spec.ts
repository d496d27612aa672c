import { expect, test } from "../../setup/journey.ts";
import { untilHydrated, untilWhole } from "../../setup/page-ready.ts";
import { test as writingTest } from "../../setup/writing-journey.ts";

// All end-to-end tests fail on a CSP violation (tests/setup/journey.ts). This test checks the listener itself.
test("reports every kind of CSP violation", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/policy/i);
  const refused: string[] = [];
  page.on("console", (message) => {
    const [, directive] = /^policy violation: (\S+)/.exec(message.text()) ?? [];
    if (directive) refused.push(directive);
  });
  await page.goto("/about");
  const evaluated = await page.evaluate(() => {
    const add = (tag: "script" | "img" | "iframe", name: "text" | "src", value: string) => {
      const element = document.createElement(tag);
      element.setAttribute(name, value);
      if (name === "text") element.textContent = value;
      document.body.append(element);
    };
    add("script", "text", "window.ranInline = true");
    add("script", "src", "https://elsewhere.example/a.js");
    add("img", "src", "http://elsewhere.example/a.png");
    add("iframe", "src", "https://elsewhere.example/");
    return "ranInline" in window;
  });
  expect(evaluated).toBe(false);
  await expect
    .poll(() => refused.toSorted())
    .toEqual(["frame-src", "img-src", "script-src-elem", "script-src-elem"]);
});

writingTest("allows every site feature under the CSP", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => console.log(`shared: ${data?.title}`);
  });
  await page.goto("/blog");
  await untilHydrated(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("cookie rules");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("link").click();
  const shared = page.waitForEvent("console", (message) => message.text().startsWith("shared: "));
  await page.getByRole("button", { name: "Share" }).click();
  await shared;

  // The link moves down while the rest of the article is laid out.
  await untilWhole(page);
  await page.getByRole("link", { name: "Get in Touch" }).click();
  await page.getByLabel("First name").fill("Jane");
  await page.getByLabel("Last name").fill("Doe");
  await page.getByLabel("Email").fill("policy@example.com");
  await page.getByLabel("Message").fill(`Does the form work? ${crypto.randomUUID()}`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();

  await page.goto("/services");
  await untilHydrated(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await expect(await opened).toHaveURL(/practice-checkout/);
});
