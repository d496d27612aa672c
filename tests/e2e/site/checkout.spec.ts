import { packages } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import type { Page, Route } from "playwright/test";
import { accessibilityFaults, colourFaults, expect, test } from "../../setup/writing-journey.ts";
import { untilHydrated } from "../../setup/page-ready.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";

const functionAddress = /functions\/v1\/create-checkout/;
const failure = "Failed to start checkout. Please try again.";
/** What each card shows; what is charged for its id is never more. */
const offered = {
  "/": packages.map(({ name, home }) => ({ name, priceId: home.id, price: home.price })),
  "/services": packages.map(({ name, services }) => ({ name, priceId: services.id, price: services.price })),
};
/** Where a package of /services leads without a payment provider's key. */
const practicePage = (which: 0 | 1 | 2) =>
  `${journeyAddresses.api}/practice-checkout?price=${packages[which].services.id}`;

/** The button of each package, in order, whatever it reads at the moment. */
const buttons = (page: Page) => page.getByRole("button", { name: /^(Get Started with .+|Processing)$/ });

const labels = (page: Page) => buttons(page).allTextContents();

/** The lower part of the home page gets its script when it comes near the view; its buttons are disabled until then. */
async function reach(page: Page, which: number): Promise<void> {
  await buttons(page).nth(which).scrollIntoViewIfNeeded();
  await expect(buttons(page).nth(which)).toBeEnabled();
}

async function clickAndFollow(page: Page, which: number): Promise<Page> {
  await reach(page, which);
  const opened = page.waitForEvent("popup");
  await buttons(page).nth(which).click();
  return await opened;
}

/** Answers calls of the function, once the returned release is called, by `answer`; counts them. */
async function holdFunction(page: Page, answer: (route: Route) => Promise<void>) {
  const held = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route(functionAddress, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    bodies.push(route.request().postDataJSON());
    await held.promise;
    return answer(route);
  });
  return { bodies, release: held.resolve };
}

for (const [path, cards] of Object.entries(offered)) {
  test(`${path}: each Get Started opens the checkout of its package in a new tab`, async ({ page }) => {
    await page.goto(path);
    await expect(buttons(page)).toHaveText(["Get Started", "Get Started", "Get Started"]);
    for (const [which, { name }] of packages.entries())
      await expect(buttons(page).nth(which)).toHaveAccessibleName(`Get Started with ${name}`);
    for (const [which, { name, priceId, price }] of cards.entries()) {
      await test.step(name, async () => {
        const asked = page.waitForRequest(
          (request) => functionAddress.test(request.url()) && request.method() === "POST",
        );
        const card = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name, exact: true }) });
        await expect(card).toContainText(`${price}/month`);
        const tab = await clickAndFollow(page, which);
        expect((await asked).postDataJSON()).toEqual({ priceId });
        await expect(tab).toHaveURL(`${journeyAddresses.api}/practice-checkout?price=${priceId}`);
        await expect(tab.getByRole("heading", { level: 1 })).toHaveText(`Subscribe to ${name}`);
        const charged = findPackage(priceId);
        await expect(tab.getByText(`${charged?.price} per month`)).toBeVisible();
        if (charged?.note) await expect(tab.getByText(charged.note)).toBeVisible();
        expect(await tab.evaluate(() => window.opener)).toBeNull();
        await tab.close();
        await expect(page).toHaveURL(path);
        await expect(buttons(page).nth(which)).toHaveText("Get Started");
      });
    }
  });
}

test("paying leads to the thanks, cancelling back to the prices", async ({ page }) => {
  await page.goto("/services");
  const paying = await clickAndFollow(page, 1);
  await paying.getByRole("link", { name: "Pay (practice)" }).click();
  await expect(paying).toHaveURL(/\/thank-you\?session_id=practice_[0-9a-f]{32}&price=price_\w+$/);
  await expect(paying.getByRole("heading", { level: 1 })).toBeVisible();
  const { name, services } = packages[1];
  await expect(
    paying.getByText(`You chose ${name}, ${findPackage(services.id)?.price} a month.`),
  ).toBeVisible();

  const cancelling = await clickAndFollow(page, 1);
  await cancelling.getByRole("link", { name: "Cancel" }).click();
  await expect(cancelling).toHaveURL("/#pricing");
  await expect(cancelling.locator("#pricing")).toBeInViewport();
});

test("the thanks name a package of ours and nothing else", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const [price, chosen] of [
    [packages[2].home.id, 1],
    ["price_gold", 0],
    ["E-commerce, paid", 0],
    ["<b>E-commerce</b>", 0],
  ] as const) {
    await page.goto(`/thank-you?price=${encodeURIComponent(price)}`);
    await untilHydrated(page);
    await expect(heading).toHaveText("Payment received. Thank you.");
    await expect(page.getByText("You chose")).toHaveCount(chosen);
    await expect(page.getByRole("main")).not.toContainText(price);
  }
});

test("only the clicked package is busy, further clicks anywhere start nothing, and its tab says what it waits for", async ({
  page,
}) => {
  const url = practicePage(1);
  const held = await holdFunction(page, (route) => route.fulfill({ json: { url } }));
  await page.goto("/services");
  const opened: Page[] = [];
  page.on("popup", (popup) => opened.push(popup));
  const tab = await clickAndFollow(page, 1);
  await expect(tab.getByText("Opening the checkout…")).toBeVisible();
  await expect(tab).toHaveTitle("Opening the checkout…");

  await page.bringToFront();
  expect(await labels(page)).toEqual(["Get Started", "Processing", "Get Started"]);
  const busy = buttons(page).nth(1);
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  // By the element itself: Playwright would wait for a button that is marked as disabled.
  for (const which of [1, 1, 0, 2]) await buttons(page).nth(which).dispatchEvent("click");

  held.release();
  await expect(tab).toHaveURL(url);
  await expect(buttons(page)).toHaveText(["Get Started", "Get Started", "Get Started"]);
  await expect(busy).toHaveAttribute("aria-busy", "false");
  expect(held.bodies).toEqual([{ priceId: packages[1].services.id }]);
  expect(opened).toEqual([tab]);
});

test("a double click starts one checkout", async ({ page }) => {
  const url = practicePage(0);
  const held = await holdFunction(page, (route) => route.fulfill({ json: { url } }));
  await page.goto("/");
  const opened: Page[] = [];
  page.on("popup", (popup) => opened.push(popup));
  await reach(page, 0);
  await buttons(page).first().dblclick();
  held.release();
  await expect.poll(() => opened[0]?.url()).toBe(url);
  expect(held.bodies).toHaveLength(1);
  expect(opened).toHaveLength(1);
});

// Which answers hold no address is tried without a browser, in core: here one of each is enough to see what follows.
const failures: { what: string; answer: (route: Route) => Promise<void>; tag?: "@deep" }[] = [
  {
    what: "the payment provider is down",
    answer: (route) => route.fulfill({ status: 502, json: { error: failure, code: "provider_failed" } }),
  },
  {
    what: "the payment provider is too slow",
    answer: (route) => route.fulfill({ status: 504, json: { error: failure, code: "provider_timeout" } }),
    tag: "@deep",
  },
  {
    what: "a gateway answers a page",
    answer: (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    tag: "@deep",
  },
  { what: "the connection breaks", answer: (route) => route.abort(), tag: "@deep" },
  { what: "the answer has no address", answer: (route) => route.fulfill({ json: {} }), tag: "@deep" },
  {
    what: "the address is a script",
    answer: (route) => route.fulfill({ json: { url: "javascript:document.title='x'" } }),
  },
];

for (const { what, answer, tag = [] } of failures) {
  const title = `${what}: the message, no stray tab, the button idle and ready`;
  test(title, { tag }, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|The checkout was not started/);
    const held = await holdFunction(page, answer);
    await page.goto("/services");
    const tab = await clickAndFollow(page, 2);
    const closed = tab.waitForEvent("close");
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("The checkout was not started"),
    );
    held.release();
    await closed;
    expect((await logged).type()).toBe("error");
    await expect(page.getByRole("dialog").getByText(failure)).toBeVisible();
    await expect(buttons(page)).toHaveText(["Get Started", "Get Started", "Get Started"]);
    await expect(page).toHaveURL("/services");

    await page.unroute(functionAddress);
    const again = await clickAndFollow(page, 2);
    await expect(again).toHaveURL(practicePage(2));
  });
}

test("a start whose answer was lost is tried again under the same key, a refused one under another", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|The checkout was not started/);
  const keys: (string | undefined)[] = [];
  await page.route(functionAddress, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1
      ? route.abort()
      : route.fulfill({ status: 502, json: { error: failure, code: "provider_failed" } });
  });
  await page.goto("/services");
  for (const count of [1, 2, 3]) {
    await buttons(page).first().click();
    await expect.poll(() => keys.length).toBe(count);
    await expect(buttons(page).first()).toHaveText("Get Started");
  }
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test("where pop-ups are blocked, the checkout opens in this tab; a failure leaves the page where it is", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|The checkout was not started/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/services");
  await page.route(functionAddress, (route) => route.abort());
  await buttons(page).first().click();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(page).toHaveURL("/services");

  await page.unroute(functionAddress);
  await buttons(page).first().click();
  await expect(page).toHaveURL(practicePage(0));
  await page.goBack();
  await expect(buttons(page)).toHaveText(["Get Started", "Get Started", "Get Started"]);
});

test("a tab that is closed while it waits is not opened again", async ({ page }) => {
  const url = practicePage(0);
  const held = await holdFunction(page, (route) => route.fulfill({ json: { url } }));
  await page.goto("/services");
  const tab = await clickAndFollow(page, 0);
  await tab.close();
  held.release();
  await expect(buttons(page).first()).toHaveText("Get Started");
  expect(page.context().pages()).toEqual([page]);
  await expect(page).toHaveURL("/services");
});

test("the checkout can be started, paid and cancelled by keyboard alone", async ({ page }) => {
  await page.goto("/services");
  await reach(page, 0);
  await buttons(page).first().focus();
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  const tab = await opened;
  await expect(tab.getByRole("link", { name: "Pay (practice)" })).toBeVisible();
  await tab.keyboard.press("Tab");
  await expect(tab.getByRole("link", { name: "Pay (practice)" })).toBeFocused();
  await tab.keyboard.press("Tab");
  await expect(tab.getByRole("link", { name: "Cancel" })).toBeFocused();
  await tab.keyboard.press("Shift+Tab");
  await tab.keyboard.press("Enter");
  await expect(tab).toHaveURL(/\/thank-you\?session_id=practice_/);
});

for (const width of [360, 1440]) {
  test(`the practice page, ${width} px wide: no fault in light or dark, nothing scrolls sideways`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    for (const price of [packages[2].home.id, "price_gold"]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`${journeyAddresses.api}/practice-checkout?price=${price}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await accessibilityFaults(page), "in light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourFaults(page), "in dark").toEqual([]);
    }
  });
}
