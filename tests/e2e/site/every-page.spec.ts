import { accessibilityFaults, expect, test } from "../../setup/journey.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";

const routes = [...pageRoutes, ...demoRoutes, unknownRoute];

for (const route of routes) {
  test.describe(`on ${route}`, () => {
    test.beforeEach(({ consoleGuard }) => {
      if (route === unknownRoute) consoleGuard.allow(/404: no page|status of 404/);
    });

    test("one h1, headings without gaps, no id twice, one title, description and canonical address", async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const { levels, ids, titles, descriptions, canonicals } = await page.evaluate(() => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        return {
          levels: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) =>
            Number(tagName[1]),
          ),
          ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
          titles: count("head > title"),
          descriptions: count('meta[name="description"]'),
          canonicals: count('link[rel="canonical"]'),
        };
      });
      for (const [i, level] of levels.entries())
        expect(level - (levels[i - 1] ?? 0), `heading ${i + 1}`).toBeLessThan(2);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      expect([titles, descriptions]).toEqual([1, 1]);
      expect(canonicals).toBe(["/thank-you", unknownRoute].includes(route) ? 0 : 1);
      await expect(page).toHaveTitle(/Brightwren/);
    });

    test("everything comes from our own origins", async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on("request", (request) => {
        const { origin } = new URL(request.url());
        if (origin !== baseURL && origin !== "http://127.0.0.1:55421" && origin !== "null")
          foreign.push(request.url());
      });
      await page.goto(route, { waitUntil: "networkidle" });
      expect(foreign).toEqual([]);
    });

    test("at 360 px nothing scrolls sideways, also with text at twice its size", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBe(0);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await overflow()).toBe(0);
    });

    for (const { width, colorScheme } of [
      { width: 390, colorScheme: "light" },
      { width: 390, colorScheme: "dark" },
      { width: 1440, colorScheme: "light" },
      { width: 1440, colorScheme: "dark" },
    ] as const) {
      test(`axe finds nothing in ${colorScheme} at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  });
}
