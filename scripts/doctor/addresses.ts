import { paths } from "@brightwren/core/paths";
import { bad, type Check, check, type Finding, good, unknown, unlessFaulty } from "./check.ts";
import type { Answer, Deployment } from "./deployment.ts";
import { attributeOf, isKeptOut, isOurs, readPage, readPages } from "./page.ts";

const host = "Deploy all files of the build for your host (docs/deploy.md).";

/** All other checks depend on this one. */
export const checkSite = (deployment: Deployment): Promise<Check> =>
  check("Site answers", async () => {
    const { site } = deployment;
    const home = await readPage(deployment, paths.home);
    const elsewhere = home.headers.get("location");
    if (home.status === 200 && isOurs(home)) return good(`${site} answers.`);
    if (elsewhere !== null)
      return bad(
        `${site} sends everybody to ${elsewhere}. Ask about that address, and make VITE_SITE_URL and SITE_URL the same.`,
      );
    if (home.status === 200)
      return bad(`${site} answers with a page that is not of this site. Is the address right?`);
    return bad(`${site} answers ${home.status}. Is the site deployed, and is the address right?`);
  });

export async function checkAddresses(deployment: Deployment): Promise<Check[]> {
  const { site } = deployment;
  const random = () => `doctor-asks-${crypto.randomUUID().slice(0, 8)}`;
  return Promise.all([
    check("Unknown address", async () => {
      const page = await readPage(deployment, `/${random()}`);
      if (page.status !== 404)
        return bad(
          `An address that leads nowhere is answered with ${page.status} instead of 404, which search engines take for a page. ${host}`,
        );
      return isOurs(page) ? good("404, with our page.") : bad(`The 404 page is not ours. ${host}`);
    }),
    check("Unknown article", async () => {
      const page = await readPage(deployment, paths.article(random()));
      if (page.status === 404)
        return isOurs(page) ? good("404, with our page.") : bad(`The 404 page is not ours. ${host}`);
      if (page.status === 200 && isKeptOut(page))
        return good("200 and noindex, which is what a host does that runs no code.");
      return bad(
        `An article that there is not is answered with ${page.status} and may be indexed. ${host} Its function for /blog must be among them.`,
      );
    }),
    check("Clean addresses", async () => checkRedirects(deployment)),
    check("Caching", async () => {
      const pages = [...(await readPages(deployment)), await readPage(deployment, `/${random()}`)];
      const faults = pages.flatMap(({ path, status, headers }) => {
        const seconds = keptFor(headers.get("cache-control") ?? "");
        if (seconds <= longestKept) return [];
        const what = status === 200 ? path : "A refusal (404)";
        return `${what} may be kept for ${seconds} seconds without asking again, so that changes are not seen.`;
      });
      return unlessFaulty(
        faults,
        "Pages and refusals are asked for anew each time.",
        `${host} Look for a cache rule of the host's.`,
      );
    }),
    ...(site.startsWith("https:")
      ? [
          check("https", () => checkHttps(deployment)),
          check("Certificate", () => checkCertificate(deployment)),
          check("One name", () => checkOtherName(deployment)),
        ]
      : []),
  ]);
}

/** Seconds. */
const longestKept = 300;

const keptFor = (cacheControl: string): number =>
  Math.max(
    0,
    ...[...cacheControl.matchAll(/\b(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)),
  );

const target = ({ status, headers }: Answer, from: string): string | undefined =>
  status === 301 || status === 308 ? URL.parse(headers.get("location") ?? "", from)?.href : undefined;

async function checkRedirects(deployment: Deployment): Promise<Finding> {
  const { site } = deployment;
  const canonical = site + paths.about;
  const findings = ["/", ".html"].map(async (ending) => {
    const page = await readPage(deployment, paths.about + ending);
    if (target(page, canonical + ending) === canonical) return [];
    // Netlify does not redirect these, but search engines use the canonical link.
    if (ending === ".html" && attributeOf(page, "link[rel=canonical]", "href") === canonical) return [];
    if (ending === ".html" && page.status === 404) return [];
    return `${canonical}${ending} is answered with ${page.status} instead of a permanent redirect to ${canonical}.`;
  });
  return unlessFaulty(
    (await Promise.all(findings)).flat(),
    "Other forms of an address lead to its one form.",
    host,
  );
}

async function checkHttps({ site, askAddress }: Deployment): Promise<Finding> {
  const plain = `${site.replace("https:", "http:")}/`;
  if (target(await askAddress(plain), plain) === `${site}/`) return good("Plain http leads to https.");
  return bad(`${plain} does not lead to https by a permanent redirect. Switch on "force https" at the host.`);
}

const day = 86_400_000;

async function checkCertificate({ now, readCertificate }: Deployment): Promise<Finding> {
  const { validUntil, refusal } = await readCertificate();
  const days = Math.floor((validUntil.getTime() - now.getTime()) / day);
  if (refusal !== undefined)
    return bad(`Browsers refuse the certificate (${refusal}). Have the host make a new one.`);
  if (days >= 14) return good(`Valid for another ${days} days.`);
  return bad(
    `The certificate ends in ${days} days, and should have been renewed by now. See at the host why it was not.`,
  );
}

/** The domain with `www` if the site's has none, otherwise without. */
async function checkOtherName({ site, askAddress }: Deployment): Promise<Finding> {
  const url = new URL(site);
  url.hostname = url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`;
  const answer = await askAddress(url.href);
  if (target(answer, url.href) === `${site}/`) return good(`${url.origin} leads here.`);
  if (answer.status === 200)
    return bad(
      `${url.origin} shows a page, too. Have the host redirect it to ${site} (docs/deploy.md, "The domain").`,
    );
  return unknown(`${url.origin} is answered with ${answer.status}.`);
}
