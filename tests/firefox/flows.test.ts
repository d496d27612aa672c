import { localOwner } from "@brightwren/backend/project/local-project";
import type { BrowserContext, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { findMail } from "../setup/mailbox.ts";
import { removePosts } from "../setup/posts.ts";
import { type Firefox, startFirefox, watch } from "./firefox.ts";
import { isWhole } from "./page-look.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let firefox: Firefox;
let visitor: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  firefox = await startFirefox();
});

afterAll(() => firefox?.stop());

beforeEach(async () => {
  visitor = await firefox.browser.createBrowserContext();
  page = await visitor.newPage();
  faults = await watch(page);
  await page.setViewport(desktop);
});

afterEach(async () => {
  await visitor.close();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

const open = (path: string) => page.goto(journeyAddresses.site + path);
const named = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`;
const until = (selector: string, on = page) => on.locator(selector).wait();
const untilText = (text: string, on = page) => until(`::-p-text(${text})`, on);
const press = (role: string, name: string, on = page) => on.locator(named(role, name)).click();
const fill = (name: string, value: string) => page.locator(named("textbox", name)).fill(value);
const texts = (selector: string) =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent?.trim()));

async function logIn(): Promise<void> {
  await fill("Email", localOwner.email);
  await page.locator("input[type=password]").fill(localOwner.password);
  await press("button", "Login");
}

// Tests the watcher on which the other tests rely.
test("detects exceptions, console errors and CSP violations", async () => {
  await open("/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/a.js";
    document.body.append(script);
    setTimeout(() => {
      throw new Error("thrown");
    });
    console.error("logged");
  });
  const noticed = [
    "Error: thrown",
    "error: logged",
    "error: policy violation: script-src-elem refused https://elsewhere.example/a.js",
  ];
  await expect.poll(() => faults).toEqual(expect.arrayContaining(noticed));
  faults.length = 0;
});

test("closes the menu on Escape on a phone", async () => {
  await page.setViewport(phone);
  await open("/");
  const menu = page.locator("header summary");
  const link = named("link", "Blog");
  const inMenu = () => page.$eval("#main-menu", (nav) => nav.checkVisibility({ visibilityProperty: true }));
  expect(await inMenu()).toBe(false);
  await menu.click();
  await expect.poll(inMenu).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(inMenu).toBe(false);
  await menu.click();
  await page.locator(`#main-menu ${link}`).click();
  await expect.poll(() => texts("h1")).toEqual(["Insights & Resources"]);
  await expect.poll(inMenu).toBe(false);
  expect(page.url()).toBe(`${journeyAddresses.site}/blog`);
});

test("stores the search in the URL", async () => {
  await open("/blog");
  await page.waitForFunction(isWhole);
  const search = page.locator(named("searchbox", "Search articles"));
  await search.fill("equality act");
  await expect.poll(() => texts("article h2")).toHaveLength(1);
  await expect.poll(() => page.url()).toMatch(/\?q=equality\+act$/);
  await search.fill("no such words anywhere");
  await untilText("No articles found. Check back soon!");
});

test("emails an enquiry to the owner", async () => {
  await open("/contact");
  const message = `A salon in Truro. ${crypto.randomUUID()}`;
  await fill("First name", "Jane");
  await fill("Last name", "Doe");
  await fill("Email", "jane@example.com");
  await fill("Message", message);
  await press("button", "Send Message");
  await untilText("Message sent!");
  expect(await findMail(message)).toContain("jane@example.com");
});

test("shows the thank-you page after payment", async () => {
  await open("/services");
  const opened = new Promise<Page>((resolve) => {
    page.once("popup", (tab) => {
      if (tab) resolve(tab);
    });
  });
  await page.locator("button:not([disabled])::-p-text(Get Started)").click();
  const tab = await opened;
  const ofTab = await watch(tab);
  await press("button", "Pay (practice)", tab);
  await expect
    .poll(() => tab.url())
    .toMatch(/\/thank-you\?session_id=cs_practice_[0-9a-f]{32}&price=price_\w+$/);
  await until("h1", tab);
  expect(ofTab).toEqual([]);
  expect(page.url()).toBe(`${journeyAddresses.site}/services`);
});

test("logs the owner in and out", async () => {
  await open("/admin");
  await untilText("Admin Login");
  await logIn();
  await until(named("heading", "Blog Admin"));
  expect(page.url()).toBe(`${journeyAddresses.site}/admin`);
  await press("button", "Logout");
  await untilText("Admin Login");
});

test("publishes a post that a visitor can read", async () => {
  await open("/admin/posts/new");
  await logIn();
  const title = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  await fill("Title", title);
  await fill("Text of the post, in Markdown", "Written **in Firefox**.");
  await expect.poll(() => page.url()).toMatch(/posts\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  try {
    await press("button", "Publish");
    await press("button", "Publish now");
    await untilText("Published");
    await open(`/blog/${title.toLowerCase().replace(" ", "-")}`);
    await expect.poll(() => texts("h1")).toEqual([title]);
    await expect.poll(() => texts("article strong")).toEqual(["in Firefox"]);
  } finally {
    await removePosts([id]);
  }
});
