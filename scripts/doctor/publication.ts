import { isDrawable } from "@brightwren/core/blog/drawable";
import { paths } from "@brightwren/core/paths";
import { lastModified } from "@brightwren/site/page-facts";
import { select } from "hast-util-select";
import robotsParser from "robots-parser";
import { z } from "zod";
import { bad, type Check, check, type Finding, good, unknown, unlessFaulty } from "./check.ts";
import { type Deployment, NoAnswerError, readJson } from "./deployment.ts";
import { attributeOf, isArticle, isKeptOut, readPage, readPages, readSitemap } from "./page.ts";

const build =
  "Start a build at the host; if publishing should have started one, see step 3 of docs/deploy.md.";
const settings = "Set VITE_SITE_URL at the host and build anew.";

export async function checkPublication(deployment: Deployment): Promise<Check[]> {
  const { site } = deployment;
  return Promise.all([
    check("robots.txt", () => checkRobots(deployment)),
    check("Sitemap", async () => {
      const entries = await orBad(readSitemap(deployment));
      if ("verdict" in entries) return entries;
      const foreign = entries.filter(({ address }) => URL.parse(address)?.origin !== site);
      return unlessFaulty(
        foreign.slice(0, 1).map(({ address }) => `The sitemap names ${address}, which is not at ${site}.`),
        "Names this site's pages.",
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
      const [, , article] = await readPages(deployment);
      if (article === undefined) return unknown("The sitemap names no article.");
      if (article.status === 200 && select("h1", article.tree)) return good("Its page is there.");
      return bad(`${site}${article.path} has no page of its own (${article.status}). ${build}`);
    }),
    check("Canonical addresses", async () => {
      const faults = (await readPages(deployment)).flatMap((page) => {
        const own = new URL(page.path, site).href;
        const named = {
          "canonical link": attributeOf(page, "link[rel=canonical]", "href"),
          "og:url": attributeOf(page, "meta[property='og:url']", "content"),
        };
        return Object.entries(named)
          .filter(([, address]) => address !== own)
          .map(
            ([what, address]) => `The ${what} of ${page.path} is ${address ?? "missing"} instead of ${own}.`,
          );
      });
      return unlessFaulty(faults, "Each page names its own.", settings);
    }),
    check("Search engines", async () => {
      const hidden = (await readPages(deployment)).filter(isKeptOut);
      const login = await readPage(deployment, paths.login);
      return unlessFaulty(
        [
          ...hidden.map(({ path }) => `${path} asks search engines to leave it out (noindex).`),
          ...(isKeptOut(login) ? [] : [`${paths.login} does not ask search engines to leave it out.`]),
        ],
        "They may show the pages, and not the owner's screens.",
        "Deploy all files of the build, and see what the host adds.",
      );
    }),
  ];
}

const orBad = <Found>(asked: Promise<Found>): Promise<Found | Finding> =>
  asked.catch((error: unknown) => {
    if (error instanceof NoAnswerError) return bad(`${error.message} Deploy all files of the build.`);
    throw error;
  });

async function checkRobots({ site, askSite }: Deployment): Promise<Finding> {
  const address = `${site}/robots.txt`;
  const { status, text } = await askSite("/robots.txt");
  if (status !== 200) return bad(`There is no robots.txt (${status}). Deploy all files of the build.`);
  const robots = robotsParser(address, text);
  if ([paths.home, paths.blog].some((path) => robots.isDisallowed(site + path, "Googlebot")))
    return bad(
      "robots.txt keeps search engines out. Deploy the build's own, and see what the host puts in its place.",
    );
  if (!robots.getSitemaps().includes(`${site}/sitemap.xml`))
    return bad(`robots.txt does not name ${site}/sitemap.xml. ${settings}`);
  return good("Everything may be read, and the sitemap is named.");
}

const postSchema = z.object({
  id: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  published_at: z.string().nullable(),
  updated_at: z.string(),
});

/** Supabase's default limit of rows per request. */
const pageSize = 1000;

async function readPublished({ askSupabase }: Deployment) {
  const posts: z.infer<typeof postSchema>[] = [];
  for (;;) {
    const query = `select=id,slug,tags,published_at,updated_at&status=eq.published&order=id&limit=${pageSize}&offset=${posts.length}`;
    const rows = z.array(postSchema).safeParse(readJson(await askSupabase(`/rest/v1/blog_posts?${query}`)));
    if (!rows.success) throw new NoAnswerError("The published posts could not be read.");
    if (rows.data.length === 0) return posts.filter(isDrawable);
    posts.push(...rows.data);
  }
}

/** Minutes from a change until a build is live. */
const buildTime = 15;

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
    now.getTime() - Date.parse(lastModified(post)) < buildTime * 60_000;
  const name = (all: readonly string[]) => all.slice(0, 3).join(", ") + (all.length > 3 ? " and others" : "");
  const overdue = late.filter((post) => !isBuilding(post)).map(({ slug }) => slug);
  const faults = [
    ...(extra.length > 0 ? [`The sitemap names what is not published: ${name(extra)}.`] : []),
    ...(overdue.length > 0 ? [`The files are older than what is published: ${name(overdue)}.`] : []),
  ];
  if (faults.length === 0 && late.length > 0)
    return unknown(
      `${name(late.map(({ slug }) => slug))} changed within the last ${buildTime} minutes, and the build may be on its way: ask again then.`,
    );
  return unlessFaulty(faults, `${posts.length} published, and the files are as new as they are.`, build);
}

async function checkFeeds({ site, askSite }: Deployment): Promise<Finding> {
  const [rss, json] = await Promise.all([askSite("/feed.xml"), askSite("/feed.json")]);
  const addresses = {
    "/feed.xml": [...rss.text.matchAll(/<link>([^<]*)<\/link>|<atom:link[^>]* href="([^"]*)"/g)].map(
      ([, link, self]) => link ?? self ?? "",
    ),
    "/feed.json": [...json.text.matchAll(/"(?:home_page_url|feed_url|url)": "([^"]*)"/g)].map(
      ([, address = ""]) => address,
    ),
  };
  const faults = Object.entries(addresses).flatMap(([path, named]) => {
    if (named.length === 0) return `There is no feed at ${site}${path}.`;
    const foreign = named.find((address) => URL.parse(address)?.origin !== site);
    return foreign === undefined ? [] : `${path} names ${foreign}, which is not at ${site}.`;
  });
  return unlessFaulty(
    faults,
    "Both are there and name this site.",
    `Deploy all files of the build. ${settings}`,
  );
}
