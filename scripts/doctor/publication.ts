import { isDrawable } from "@brightwren/core/blog/drawable";
import { paths } from "@brightwren/core/paths";
import { lastModified } from "@brightwren/site/page-facts";
import { select } from "hast-util-select";
import robotsParser from "robots-parser";
import { z } from "zod";
import { bad, type Check, check, type Finding, good, unknown, reportProblems } from "./check.ts";
import { type Deployment, RequestError, readJson } from "./deployment.ts";
import {
  attributeOf,
  isArticle,
  isNoindex,
  readNewestArticle,
  readPage,
  readPages,
  readSitemap,
} from "./page.ts";

const build =
  "Start a build at the hosting provider. If publishing did not start one, see step 3 of docs/deploy.md.";
const settings = "Correct VITE_SITE_URL at the hosting provider and rebuild.";

export async function checkPublication(deployment: Deployment): Promise<Check[]> {
  const { site } = deployment;
  return Promise.all([
    check("robots.txt", () => checkRobots(deployment)),
    check("Sitemap", async () => {
      const entries = await readSitemap(deployment).catch((error: unknown) => {
        if (error instanceof RequestError) return bad(`${error.message} Deploy every file of the build.`);
        throw error;
      });
      if ("verdict" in entries) return entries;
      const foreign = entries.filter(({ address }) => URL.parse(address)?.origin !== site);
      return reportProblems(
        foreign.slice(0, 1).map(({ address }) => `The sitemap lists ${address}, which is not on ${site}.`),
        "All its addresses are on this site.",
        settings,
      );
    }),
    check("Posts online", () => comparePosts(deployment)),
    check("Feeds", () => checkFeeds(deployment)),
    ...checkPages(deployment),
  ]);
}

function checkPages(deployment: Deployment): Promise<Check>[] {
  const { site } = deployment;
  return [
    check("Newest article", async () => {
      const [article] = await readNewestArticle(deployment);
      if (article === undefined) return unknown("The sitemap lists no articles.");
      const address = `${site}${article.path}`;
      if (article.status !== 200 || !select("h1", article.tree))
        return bad(`${address} has no prerendered page (${article.status}). ${build}`);
      const changed = attributeOf(article, "meta[property='article:modified_time']", "content");
      const listed = (await readSitemap(deployment)).find((entry) => entry.address === address)?.changed;
      if (Date.parse(changed ?? "") < Date.parse(listed ?? ""))
        return bad(`${address} shows an older text than the sitemap says. ${build}`);
      return good("Its page is online.");
    }),
    check("Canonical addresses", async () => {
      const faults = (await readPages(deployment)).flatMap((page) => {
        const own = new URL(page.path, site).href;
        const links = {
          "canonical link": attributeOf(page, "link[rel=canonical]", "href"),
          "og:url": attributeOf(page, "meta[property='og:url']", "content"),
        };
        return Object.entries(links)
          .filter(([, address]) => address !== own)
          .map(
            ([what, address]) =>
              `The ${what} of ${page.path} is ${address ?? "missing"} but should be ${own}.`,
          );
      });
      return reportProblems(faults, "Each page links to its own address.", settings);
    }),
    check("Search engines", async () => {
      const hidden = (await readPages(deployment)).filter(isNoindex);
      const login = await readPage(deployment, paths.login);
      return reportProblems(
        [
          ...hidden.map(({ path }) => `${path} has noindex, so search engines leave it out.`),
          ...(isNoindex(login) ? [] : [`${paths.login} lacks noindex.`]),
        ],
        "They may index the pages but not the login.",
        "Deploy every file of the build, and remove what the hosting provider adds.",
      );
    }),
  ];
}

async function checkRobots({ site, fetchSite }: Deployment): Promise<Finding> {
  const address = `${site}/robots.txt`;
  const { status, text } = await fetchSite("/robots.txt");
  if (status !== 200) return bad(`robots.txt is missing (${status}). Deploy every file of the build.`);
  const robots = robotsParser(address, text);
  if ([paths.home, paths.blog].some((path) => robots.isDisallowed(site + path, "Googlebot")))
    return bad(
      "robots.txt blocks search engines. Deploy the file from the build, and check that the hosting provider does not replace it.",
    );
  if (!robots.getSitemaps().includes(`${site}/sitemap.xml`))
    return bad(`robots.txt does not list ${site}/sitemap.xml. ${settings}`);
  return good("Allows every page and lists the sitemap.");
}

const postSchema = z.object({
  id: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  published_at: z.string().nullable(),
  updated_at: z.string(),
});

/** Supabase's default row limit per request. */
const pageSize = 1000;

async function readPublished({ fetchSupabase }: Deployment) {
  const posts: z.infer<typeof postSchema>[] = [];
  for (;;) {
    const query = `select=id,slug,tags,published_at,updated_at&status=eq.published&order=id&limit=${pageSize}&offset=${posts.length}`;
    const rows = z.array(postSchema).safeParse(readJson(await fetchSupabase(`/rest/v1/blog_posts?${query}`)));
    if (!rows.success) throw new RequestError("The published posts could not be read.");
    if (rows.data.length === 0) return posts.filter((post) => isDrawable(post));
    posts.push(...rows.data);
  }
}

const buildMinutes = 15;

async function comparePosts(deployment: Deployment): Promise<Finding> {
  const { site, now } = deployment;
  const sitemap = await readSitemap(deployment);
  const posts = await readPublished(deployment);
  const built = new Map(sitemap.map(({ address, changed }) => [address, changed]));
  const published = new Set(posts.map(({ slug }) => site + paths.article(slug)));
  const extra = [...built.keys()].filter(
    (address) => isArticle(deployment, address) && !published.has(address),
  );
  const late = posts.filter((post) => {
    const changed = built.get(site + paths.article(post.slug));
    return changed === undefined || Date.parse(changed) < Date.parse(lastModified(post));
  });
  const isBuilding = (post: (typeof posts)[number]) =>
    now.getTime() - Date.parse(lastModified(post)) < buildMinutes * 60_000;
  const list = (all: readonly string[]) => all.slice(0, 3).join(", ") + (all.length > 3 ? " and others" : "");
  const overdue = late.filter((post) => !isBuilding(post)).map(({ slug }) => slug);
  const faults = [
    ...(extra.length > 0 ? [`The sitemap lists unpublished posts: ${list(extra)}.`] : []),
    ...(overdue.length > 0 ? [`The site lacks the latest version of these posts: ${list(overdue)}.`] : []),
  ];
  if (faults.length === 0 && late.length > 0)
    return unknown(
      `These posts changed in the last ${buildMinutes} minutes, so a build may still be running: ${list(late.map(({ slug }) => slug))}. Run the doctor again later.`,
    );
  return reportProblems(faults, `All ${posts.length} published posts are online and up to date.`, build);
}

async function checkFeeds({ site, fetchSite }: Deployment): Promise<Finding> {
  const [rss, json] = await Promise.all([fetchSite("/feed.xml"), fetchSite("/feed.json")]);
  const addresses = {
    "/feed.xml": [...rss.text.matchAll(/<link>([^<]*)<\/link>|<atom:link[^>]* href="([^"]*)"/g)].map(
      ([, link, self]) => link ?? self ?? "",
    ),
    "/feed.json": [...json.text.matchAll(/"(?:home_page_url|feed_url|url)": "([^"]*)"/g)].map(
      ([, address = ""]) => address,
    ),
  };
  const faults = Object.entries(addresses).flatMap(([path, urls]) => {
    if (urls.length === 0) return `The feed ${site}${path} is missing or empty.`;
    const type = (path === "/feed.xml" ? rss : json).headers.get("content-type");
    if (!/xml|json/.test(type ?? "")) return `The feed ${site}${path} is sent as ${type}.`;
    const foreign = urls.find((address) => URL.parse(address)?.origin !== site);
    return foreign === undefined ? [] : `${path} contains ${foreign}, which is not on ${site}.`;
  });
  return reportProblems(
    faults,
    "Both are online, with addresses of this site only.",
    `Deploy every file of the build. ${settings}`,
  );
}
