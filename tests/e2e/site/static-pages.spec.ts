import { sitemapPaths } from "../../setup/built-site.ts";
import { untilHydrated, untilWhole } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { readHead, readPage, withoutMachineFacts } from "../../setup/page-facts.ts";
import { demoRoutes, pageRoutes } from "../../setup/routes.ts";

/** One page of each kind. Deep runs compare all pages. tests/site checks the files themselves. */
const examples = [
  "/",
  "/contact",
  "/blog",
  "/blog/local-seo-for-trades",
  "/privacy-policy",
  "/demos/photography",
];

/** Ignores the date on legal pages, which is the build date in the file and today's date after hydration. */
const withoutDay = (text: string) => text.replace(/(?<=Last updated: )\d\d\/\d\d\/\d{4}/, "that day");

test.use({ viewport: { width: 390, height: 844 } });

for (const pages of ["a page of each kind", "all pages"]) {
  const isAll = pages === "all pages";
  test(
    `serves ${pages} complete, and hydration does not change them`,
    { tag: isAll ? "@deep" : [] },
    async ({ page: running, browser }) => {
      const allPages = async () => [...pageRoutes, ...demoRoutes, ...(await sitemapPaths())];
      const routes = isAll ? new Set(await allPages()) : examples;
      if (isAll) test.setTimeout(600_000);
      const plain = await browser.newPage({
        javaScriptEnabled: false,
        baseURL: journeyAddresses.site,
        viewport: running.viewportSize(),
        locale: "en-GB",
        timezoneId: "Europe/London",
      });
      for (const route of routes)
        await test.step(route, async () => {
          const answer = await plain.goto(route);
          expect(answer?.status()).toBe(200);
          const unscripted = await readPage(plain);
          await running.goto(route);
          await untilHydrated(running);
          await untilWhole(running);
          const drawn = withoutMachineFacts(await readHead(running, await answer?.text()));
          expect(withoutMachineFacts(await readHead(running))).toEqual(drawn);

          const scripted = await readPage(running);
          expect(unscripted.missingPictures).toEqual([]);
          expect(unscripted.headings.length).toBeGreaterThan(0);
          const facts = { ...unscripted, text: withoutDay(unscripted.text) };
          expect({ ...scripted, missingPictures: [], text: withoutDay(scripted.text) }).toEqual(facts);
        });
      await plain.context().close();
    },
  );
}
