import { useState } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expect, test as base } from "../../setup/components/site-test.tsx";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";
import { lostWords, translated, translateDocument, wordsOnPage } from "../../setup/translate-page.ts";

// Translates pages after hydration. tests/e2e/site/translated.spec.ts translates them before hydration.

const broken = page.getByText(/Unexpected Application Error|has stopped working|could not be loaded/);

const test = base.extend("openTranslated", ({ site }) => async (route: string) => {
  await site.open(route);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByText(/^Loading/)).not.toBeInTheDocument();
  const words = wordsOnPage();
  onTestFinished(translateDocument());
  expect(lostWords(words, wordsOnPage())).toEqual([]);
});

const everyRoute = [...pageRoutes, ...demoRoutes, unknownRoute];
const representative = ["/faq", "/demos/salon"];

for (const route of everyRoute)
  test(
    `keeps the translated page ${route} intact while its controls are used`,
    {
      tags: representative.includes(route) ? [] : ["deep"],
    },
    async ({ openTranslated, console }) => {
      if (route === unknownRoute) console.allow(/404: no page/);
      await page.viewport(390, 844);
      await openTranslated(route);
      if (!route.startsWith("/demos/")) {
        await page.getByText(translated("Menu"), { exact: true }).click();
        await page.getByText(translated("Close"), { exact: true }).click();
        await expect.element(page.getByText(translated("Menu"), { exact: true })).toBeVisible();
        for (const name of [/Dark/, /Match my device/]) {
          const theme = page.getByRole("radio", { name });
          (theme.element() as HTMLElement).click();
          await expect.element(theme).toBeChecked();
        }
      }
      for (const control of document.querySelectorAll("main summary, main [role=group] button"))
        if (control.checkVisibility()) await userEvent.click(control);
      await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.element(broken).not.toBeInTheDocument();
    },
  );

test("shows the checkout error on a translated page", async ({ openTranslated, console, network }) => {
  console.allow(/The checkout was not started/);
  await openTranslated("/services");
  const answer = network.holdInstead("POST", /create-checkout/);
  const start = page.getByRole("button", { name: /Get Started with|Processing/ }).first();
  await expect.element(start).toHaveTextContent(translated("Get Started"));
  await start.click();
  await expect.element(start).toHaveTextContent(translated("Processing"));
  answer(Response.json({}, { status: 500 }));
  await expect.element(start).toHaveTextContent(translated("Get Started"));
  await expect.element(page.getByText(/Failed to start checkout\. Please try again\./).first()).toBeVisible();
  await expect.element(broken).not.toBeInTheDocument();
});

test("removes the translated contact form's errors when the form is sent", async ({
  openTranslated,
  network,
}) => {
  network.answer("POST", /send-contact-email/, 200, { ok: true });
  await openTranslated("/contact");
  const send = page.getByRole("button", { name: /Send Message/ });
  await send.click();
  const error = page.getByText(/First name is required/);
  await expect.element(error).toBeVisible();
  const email = page.getByLabelText(/Email/);
  await page.getByLabelText(/First name/).fill("Jane");
  await page.getByLabelText(/Last name/).fill("Doe");
  await email.fill("jane@example");
  await page.getByLabelText(/Message/).fill("A website, please.");
  await expect.element(error).not.toBeInTheDocument();
  await email.fill("jane@example.com");
  await send.click();
  await expect.element(page.getByText(/Message received/)).toBeVisible();
  await expect.element(page.getByText(/jane@example\.com/)).toBeVisible();
  await expect.element(send).toHaveTextContent(translated("Send Message"));
});

test("shows the number of matching FAQ answers", async ({ openTranslated }) => {
  await openTranslated("/faq");
  const conversation = page.getByRole("region", { name: /Ask us/ });
  const status = conversation.getByRole("status");
  const ask = conversation.getByRole("searchbox");
  await ask.click();
  await userEvent.keyboard("domain");
  await expect.element(status).toMatchTextContent("fit");
  const first = status.element().textContent;
  await ask.fill("how long does it take to build");
  await expect.element(status).not.toHaveTextContent(first);
  await ask.fill("qqqq");
  await expect.element(status).not.toMatchTextContent("fit");
  await ask.fill("");
  await expect.element(conversation.getByRole("listitem").first()).toBeVisible();
});

test("shows the number of articles that match a blog filter", async ({ openTranslated }) => {
  await openTranslated("/blog");
  const status = page.getByRole("region", { name: /Articles/ }).getByRole("status");
  const search = page.getByRole("searchbox", { name: /Search articles/ });
  await expect.element(status).toHaveTextContent(translated("17 articles"));
  await search.fill("local");
  await expect.element(status).toMatchTextContent(/^¡\d articles?!$/);
  await search.fill("no such words");
  await expect.element(status).toMatchTextContent("No articles found");
});

test("confirms that an article's link was copied", async ({ openTranslated }) => {
  const written: string[] = [];
  const { clipboard } = navigator;
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => void written.push(text);
  onTestFinished(() => void (clipboard.writeText = writeText));
  await openTranslated("/blog/local-seo-for-trades");
  const copy = page.getByRole("button", { name: /Copy link|Link copied/ });
  await copy.click();
  await expect.element(copy).toHaveTextContent(translated("Link copied"));
  await expect.element(copy).toHaveTextContent(translated("Copy link"));
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  expect(written).toEqual([canonical?.href]);
  const heading = page.getByRole("heading", { level: 1 });
  const title = heading.element().textContent;
  await page
    .getByRole("region", { name: /Related Articles/ })
    .getByRole("link")
    .last()
    .click();
  await expect.element(heading).not.toHaveTextContent(title);
});

test("does not break pages that are opened after translation", async ({ openTranslated }) => {
  await openTranslated("/");
  for (const name of ["Services", "Portfolio", "FAQ", "Blog", "About"]) {
    await page
      .getByRole("navigation", { name: /Main/ })
      .getByRole("link", { name: new RegExp(name) })
      .click();
    await expect.poll(() => location.pathname).toBe(`/${name.toLowerCase()}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("¡");
    await expect.element(broken).not.toBeInTheDocument();
  }
});

function Notice() {
  const [count, setCount] = useState(0);
  return (
    <p>
      {count > 0 && "Sent. "}
      {count > 1 ? <b>Twice. </b> : null}
      {count} letters
      <button type="button" onClick={() => setCount((count + 1) % 3)}>
        Send
      </button>
    </p>
  );
}

test("shows and removes elements beside text that the browser has replaced", async () => {
  await render(<Notice />);
  onTestFinished(translateDocument());
  const send = page.getByRole("button", { name: translated("Send") });
  const twice = page.getByText(/Twice/);
  for (let round = 0; round < 2; round += 1) {
    await send.click();
    await send.click();
    await expect.element(twice).toBeVisible();
    await send.click();
    await expect.element(twice).not.toBeInTheDocument();
  }
});
