import { paths } from "@brightwren/core/paths";
import { bad, type Check, check, type Finding, good, unknown, reportProblems } from "./check.ts";
import type { HttpResponse, Deployment } from "./deployment.ts";
import { attributeOf, isNoindex, isOurPage, type Page, readPage, readPages } from "./page.ts";

const deployFiles = "Deploy every file that the build made for your hosting provider (docs/deploy.md).";

export const checkSite = (deployment: Deployment): Promise<Check> =>
  check("Site responds", async () => {
    const { site } = deployment;
    const home = await readPage(deployment, paths.home);
    const elsewhere = home.headers.get("location");
    if (home.status === 200 && isOurPage(home)) return good(`${site} responds.`);
    if (elsewhere !== null)
      return bad(
        `${site} redirects to ${elsewhere}. Pass that address as --site, and set VITE_SITE_URL and SITE_URL to it.`,
      );
    if (home.status === 200)
      return bad(`${site} serves a page that is not from this site. Is the address right?`);
    return bad(`${site} returned ${home.status}. Is the site deployed, and is the address right?`);
  });

const checkNotFoundPage = (page: Page): Finding =>
  isOurPage(page) ? good("Returned 404 with our own page.") : bad(`The 404 page is not ours. ${deployFiles}`);

export async function checkAddresses(deployment: Deployment): Promise<Check[]> {
  const { site } = deployment;
  const random = () => `doctor-asks-${crypto.randomUUID().slice(0, 8)}`;
  return Promise.all([
    check("Unknown address", async () => {
      const page = await readPage(deployment, `/${random()}`);
      if (page.status !== 404)
        return bad(
          `An address that does not exist returned ${page.status} instead of 404, so search engines may index it. ${deployFiles}`,
        );
      return checkNotFoundPage(page);
    }),
    check("Unknown article", async () => {
      const page = await readPage(deployment, paths.article(random()));
      if (page.status === 404) return checkNotFoundPage(page);
      if (page.status === 200 && isNoindex(page))
        return good("Returned 200 with noindex, as expected from static hosting.");
      return bad(
        `An article that does not exist returned ${page.status} and may be indexed. ${deployFiles} They include a function for /blog.`,
      );
    }),
    check("Clean addresses", async () => checkRedirects(deployment)),
    check("Caching", async () => {
      const others = [`/${random()}`, paths.login, paths.admin];
      const pages = [
        ...(await readPages(deployment)),
        ...(await Promise.all(others.map((path) => readPage(deployment, path)))),
      ];
      const problems = pages.flatMap(({ path, status, headers }) => {
        const seconds = maxAgeOf(headers.get("cache-control") ?? "");
        if (seconds <= longestMaxAge) return [];
        const what = status === 200 ? path : "The 404 page";
        return `${what} may be cached for ${seconds} seconds, so visitors may see an old version.`;
      });
      return reportProblems(
        problems,
        "Pages and 404s are cached for at most five minutes.",
        `${deployFiles} Check the hosting provider's cache rules.`,
      );
    }),
    ...(site.startsWith("https:")
      ? [
          check("https", () => checkHttps(deployment)),
          check("Certificate", () => checkCertificate(deployment)),
          check("Other domain", () => checkOtherName(deployment)),
        ]
      : []),
  ]);
}

/** Seconds. */
const longestMaxAge = 300;

const maxAgeOf = (cacheControl: string): number =>
  Math.max(
    0,
    ...[...cacheControl.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)),
  );

const redirectTarget = ({ status, headers }: HttpResponse, from: string): string | undefined =>
  status === 301 || status === 308 ? URL.parse(headers.get("location") ?? "", from)?.href : undefined;

async function checkRedirects(deployment: Deployment): Promise<Finding> {
  const { site } = deployment;
  const canonical = site + paths.about;
  const findings = ["/", ".html"].map(async (ending) => {
    const page = await readPage(deployment, paths.about + ending);
    if (redirectTarget(page, canonical + ending) === canonical) return [];
    // Netlify does not redirect these, but search engines use the canonical link.
    if (ending === ".html" && attributeOf(page, "link[rel=canonical]", "href") === canonical) return [];
    if (ending === ".html" && page.status === 404) return [];
    return `${canonical}${ending} returned ${page.status} instead of a permanent redirect to ${canonical}.`;
  });
  return reportProblems(
    (await Promise.all(findings)).flat(),
    "/about/ and /about.html lead to /about.",
    deployFiles,
  );
}

async function checkHttps({ site, fetchUrl }: Deployment): Promise<Finding> {
  const plain = `${site.replace("https:", "http:")}/`;
  if (redirectTarget(await fetchUrl(plain), plain) === `${site}/`) return good("http redirects to https.");
  return bad(
    `${plain} does not redirect permanently to https. Turn on "Force HTTPS" at the hosting provider.`,
  );
}

const day = 86_400_000;

async function checkCertificate({ now, readCertificate }: Deployment): Promise<Finding> {
  const { validUntil, refusal } = await readCertificate();
  const days = Math.floor((validUntil.getTime() - now.getTime()) / day);
  if (refusal !== undefined)
    return bad(
      `Browsers reject the certificate (${refusal}). Issue a new certificate at the hosting provider.`,
    );
  if (days >= 14) return good(`Valid for another ${days} days.`);
  return bad(
    `The certificate expires in ${days} days and should have been renewed by now. Check its renewal at the hosting provider.`,
  );
}

/** Checks the same domain with `www` added, or removed if the site's address already has it. */
async function checkOtherName({ site, fetchUrl }: Deployment): Promise<Finding> {
  const url = new URL(site);
  url.hostname = url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`;
  const response = await fetchUrl(url.href);
  if (redirectTarget(response, url.href) === `${site}/`) return good(`${url.origin} redirects to the site.`);
  if (response.status === 200)
    return bad(
      `${url.origin} serves a page instead of redirecting. Redirect it to ${site} at the hosting provider (docs/deploy.md, "The domain").`,
    );
  return unknown(`${url.origin} returned ${response.status}.`);
}
