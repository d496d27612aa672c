import { packages } from "@brightwren/brand";
import { findPackage } from "@brightwren/core/checkout/checkout-packages";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";
import { testBackend } from "../../setup/test-backend.ts";

const starting = /functions\/v1\/create-checkout/;
const failure = "Failed to start checkout. Please try again.";
/** The packages as each page shows them, with the price id for the checkout. */
const offered = {
  "/": packages.map(({ name, home }) => ({ name, priceId: home.id, price: home.price })),
  "/services": packages.map(({ name, services }) => ({ name, priceId: services.id, price: services.price })),
};

const buttons = page.getByRole("button", { name: /^(Get Started with .+|Processing)$/ });
const labels = () => buttons.elements().map(({ textContent }) => textContent);
const idle = ["Get Started", "Get Started", "Get Started"];

const practicePage = (which: 0 | 1 | 2) =>
  `${testBackend.url}/practice-checkout?price=${packages[which].services.id}&page=services`;

function watchTabs() {
  const tabs: ReturnType<typeof newTab>[] = [];
  const newTab = () => {
    const tab = {
      document: document.implementation.createHTMLDocument(),
      opener: window as Window | null,
      closed: false,
      at: "",
      close: () => void (tab.closed = true),
      location: { replace: (url: string) => void (tab.at = url) },
    };
    return tab;
  };
  vi.spyOn(window, "open").mockImplementation(() => {
    const tab = newTab();
    tabs.push(tab);
    return tab as unknown as Window;
  });
  return tabs;
}

const press = (which: number) => (buttons.nth(which).element() as HTMLElement).click();

test.for(Object.entries(offered))(
  "opens each package's checkout in a new tab from %s",
  async ([path, cards], { site, network }) => {
    const tabs = watchTabs();
    await site.open(path);
    await expect.poll(labels).toEqual(idle);
    for (const [which, { name, priceId, price }] of cards.entries()) {
      await expect.element(buttons.nth(which)).toHaveAccessibleName(`Get Started with ${name}`);
      const heading = page.getByRole("heading", { name, exact: true });
      const card = page.getByRole("listitem").filter({ has: heading });
      await expect.element(card.getByText(`${price}/month`)).toBeVisible();
      await buttons.nth(which).click();
      const origin = path === "/services" ? "services" : "home";
      const address = `${testBackend.url}/practice-checkout?price=${priceId}&page=${origin}`;
      await expect.poll(() => tabs[which]?.at).toBe(address);
      expect(tabs[which]?.opener).toBeNull();
      expect(JSON.parse(network.requests("POST", starting)[which]?.body ?? "")).toEqual({ priceId });
      const html = await (await testBackend.fetch(tabs[which]?.at ?? "")).text();
      const checkout = new DOMParser().parseFromString(html, "text/html").body.textContent;
      const charged = findPackage(priceId);
      expect(checkout).toContain(`Subscribe to ${name}`);
      expect(checkout).toContain(`${charged?.price} per month`);
      if (charged?.note) expect(checkout).toContain(charged.note);
      await expect.element(buttons.nth(which)).toHaveTextContent("Get Started");
    }
    expect(location.pathname).toBe(path);
    expect(tabs).toHaveLength(3);
  },
);

test("says why a private link to the payments does not open them", async ({ site }) => {
  await site.open("/payments#nonsense");
  await page.getByRole("button", { name: "Open my payments" }).click();
  await expect.element(page.getByRole("heading", { name: "This page could not be opened" })).toBeVisible();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("This link is not complete. Please open it once more from our email.");
});

test("ignores unknown package names on the thank-you page", async ({ site }) => {
  for (const [price, chosen] of [
    [packages[2].home.id, 1],
    ["price_gold", 0],
    ["E-commerce, paid", 0],
    ["<b>E-commerce</b>", 0],
  ] as const) {
    await site.open(`/thank-you?price=${encodeURIComponent(price)}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveTextContent("Payment received. Thank you.");
    await expect.poll(() => page.getByText(/^You chose/).elements()).toHaveLength(chosen);
    expect(page.getByRole("main").element().textContent).not.toContain(price);
  }
});

test("marks only the clicked package as busy", async ({ site, network }) => {
  const tabs = watchTabs();
  const answer = network.holdInstead("POST", starting);
  await site.open("/services");
  await buttons.nth(1).click();
  expect(tabs[0]?.document.title).toBe("Opening the checkout…");
  expect(tabs[0]?.document.body.textContent).toBe("Opening the checkout…");
  await expect.poll(labels).toEqual(["Get Started", "Processing", "Get Started"]);
  const busy = buttons.nth(1);
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  await expect.element(busy).toHaveAttribute("aria-disabled", "true");
  await expect.element(busy).toHaveFocus();
  // Clicks the elements directly, because a locator would wait until the button is enabled.
  for (const which of [1, 1, 0, 2]) press(which);

  answer(Response.json({ url: practicePage(1) }));
  await expect.poll(() => tabs[0]?.at).toBe(practicePage(1));
  await expect.poll(labels).toEqual(idle);
  await expect.element(busy).toHaveAttribute("aria-busy", "false");
  expect(network.requests("POST", starting)).toHaveLength(1);
  expect(tabs).toHaveLength(1);
});

// core's unit tests cover responses without a valid URL.
test.for([
  [
    "the payment provider is down",
    () => Response.json({ error: failure, code: "provider_failed" }, { status: 502 }),
  ],
  ["the connection is lost", null],
] as const)("allows another attempt when %s", async ([, answerOf], { site, network, console }) => {
  console.allow(/The checkout was not started/);
  const tabs = watchTabs();
  if (answerOf) network.holdInstead("POST", starting)(answerOf());
  else network.hold("POST", starting).lose();
  await site.open("/services");
  await buttons.nth(2).click();
  await expect.element(page.getByRole("dialog").getByText(failure)).toBeVisible();
  expect(console.seen.join()).toMatch(/^The checkout was not started/);
  expect(tabs[0]).toMatchObject({ closed: true, at: "" });
  await expect.poll(labels).toEqual(idle);
  expect(location.pathname).toBe("/services");

  await buttons.nth(2).click();
  await expect.poll(() => tabs[1]?.at).toBe(practicePage(2));
});
