import { execFile } from "node:child_process";
import { join } from "node:path";
import { packages } from "@brightwren/brand";
import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { beforeAll, expect, test } from "vitest";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { type Change, online, openOnline } from "../setup/online-deployment.ts";

/** An hour from now, when a build of the seeded posts should have finished. */
const now = new Date(Date.now() + 3_600_000);

const lookOnline = openOnline();
const look = (change?: Change) => lookOnline(change, { now });

beforeAll(async () => {
  // Triggers the timer, which would not otherwise run for a minute.
  const headers = { apikey: localServiceRoleKey };
  await fetch(`${journeyAddresses.api}/functions/v1/deliver-mails`, { method: "POST", headers });
});

test("reports no problem when the deployment is healthy", async () => {
  const checks = await look();
  expect(checks.filter(({ verdict }) => verdict !== "good")).toEqual([]);
  expect(checks.length).toBeGreaterThan(40);
});

/** An asterisk at the end of `path` matches any suffix. */
const at =
  (path: string, change: Change, method?: string): Change =>
  (answer, asked) => {
    const { pathname } = asked.url;
    const fits = path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    return fits && (method === undefined || method === asked.method) ? change(answer, asked) : answer;
  };

const ofSite =
  (change: Change): Change =>
  (answer, asked) =>
    asked.url.origin === online.site ? change(answer, asked) : answer;

const answers =
  (status: number, body: object | string): Change =>
  () =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });

const header =
  (name: string, value?: string): Change =>
  (answer) => {
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
    return answer;
  };

const text =
  (edit: (text: string) => string): Change =>
  async (answer) =>
    new Response(edit(await answer.text()), answer);

const edited = (path: string, edit: (text: string) => string): Change => at(path, text(edit));

const row =
  (edit: object): Change =>
  async (answer) => {
    const [health] = (await answer.json()) as object[];
    return Response.json([{ ...health, ...edit }]);
  };

const rest = "/rest/v1";
const functions = "/functions/v1";
const health = `${rest}/rpc/deployment_health`;
const long = "2026-01-01T00:00:00+00:00";
const article = /<url><loc>[^<]*\/blog\/(?!category\/)[^<]*<\/loc>.*?<\/url>/;

const faults: [what: string, found: string[], change: Change][] = [
  [
    "a migration is missing",
    ["Table blog_post_pending_versions protected"],
    at(`${rest}/blog_post_pending_versions`, answers(404, { code: "PGRST205" })),
  ],
  [
    "the private schema is exposed",
    ["Private schema protected"],
    at(`${rest}/site_rebuild`, answers(401, { code: "42501" })),
  ],
  [
    "sign-ups are enabled",
    ["Sign-up disabled"],
    at("/auth/v1/settings", answers(200, { disable_signup: false })),
  ],
  [
    "verify_jwt is enabled",
    ["Function send-contact-email"],
    at(
      `${functions}/send-contact-email`,
      answers(401, { code: 401, message: "Missing authorization header" }),
      "POST",
    ),
  ],
  [
    "a function is missing",
    ["Function tidy-pictures"],
    at(
      `${functions}/tidy-pictures`,
      answers(404, { code: "NOT_FOUND", message: "Requested function was not found" }),
      "POST",
    ),
  ],
  [
    "an owner-only function accepts other users",
    ["Function schedule-blog-posts"],
    at(
      `${functions}/schedule-blog-posts`,
      answers(400, { error: "A JSON object was expected.", code: "invalid_json" }),
      "POST",
    ),
  ],
  [
    "a function's settings are missing",
    ["Function create-checkout"],
    at(`${functions}/create-checkout`, answers(503, { error: "Not now.", code: "unavailable" }), "POST"),
  ],
  [
    "the payment webhook is not registered",
    ["Payment webhook"],
    at("/v1/webhook_endpoints", answers(200, { data: [], has_more: false })),
  ],
  [
    "the functions allow every origin",
    ["Functions block other sites"],
    (answer, asked) =>
      asked.method === "OPTIONS" && !answer.headers.has("access-control-allow-origin")
        ? header("access-control-allow-origin", "*")(answer, asked)
        : answer,
  ],
  [
    "the functions are configured for another site URL",
    ["Functions allow the site"],
    at(`${functions}*`, header("access-control-allow-origin"), "OPTIONS"),
  ],
  ["the database's timer has stopped", ["Database timer"], at(health, row({ database_timer_ran_at: long }))],
  [
    "the functions' timer has never run",
    ["Function timer"],
    at(health, row({ function_timer_ran_at: null })),
  ],
  ["daily clean-up has stopped", ["Daily clean-up"], at(health, row({ tidied_at: long }))],
  ["email is not configured", ["Mail"], at(health, row({ mail_is_configured: false }))],
  [
    "the picture bucket is private",
    ["Pictures public"],
    at("/storage/v1/object/public*", answers(400, { message: "Bucket not found" })),
  ],
  [
    "a page lacks the content security policy",
    ["Content security policy"],
    at("/blog", header("content-security-policy")),
  ],
  [
    "the content security policy allows any script",
    ["Content security policy"],
    ofSite((answer, asked) =>
      header(
        "content-security-policy",
        answer.headers.get("content-security-policy")?.replace("script-src", "script-src 'unsafe-inline'"),
      )(answer, asked),
    ),
  ],
  [
    "the hosting provider injects a script into pages",
    ["Scripts in the pages"],
    edited("/", (html) => html.replace("</body>", "<script>track()</script></body>")),
  ],
  [
    "the hosting provider adds an external script",
    ["Scripts in the pages"],
    edited("/blog", (html) =>
      html.replace("</body>", '<script src="https://cdn.example/a.js"></script></body>'),
    ),
  ],
  ["the nosniff header is missing", ["Other security headers"], ofSite(header("x-content-type-options"))],
  ["the HSTS header is missing", ["HSTS"], ofSite(header("strict-transport-security"))],
  [
    "an unknown URL returns a page",
    ["Unknown address"],
    at("/doctor-asks-*", async (answer) => new Response(await answer.text(), { headers: answer.headers })),
  ],
  [
    "search engines may index an unknown article",
    ["Unknown article"],
    at("/blog/doctor-asks-*", answers(200, "<script data-scripts></script>")),
  ],
  [
    "the hosting provider shows its own 404 page",
    ["Unknown address"],
    edited("/doctor-asks-*", () => "<h1>Not found</h1>"),
  ],
  [
    "error responses are cached for a year",
    ["Caching"],
    at("/doctor-asks-*", header("cache-control", "public, max-age=31536000")),
  ],
  ["a page has two URLs", ["Clean addresses"], at("/about/", answers(200, "<h1>About</h1>"))],
  [
    "plain http is not redirected to https",
    ["https"],
    (answer, { url }) => (url.protocol === "http:" ? new Response("page") : answer),
  ],
  [
    "the domain without www also serves the site",
    ["Other domain"],
    (answer, { url }) => (url.hostname === "brightwren.example" ? new Response("page") : answer),
  ],
  [
    "the canonical link uses plain http",
    ["Canonical addresses"],
    edited("/", (html) => html.replace('rel="canonical" href="https:', 'rel="canonical" href="http:')),
  ],
  [
    "og:url points to another site",
    ["Canonical addresses"],
    edited("/blog", (html) =>
      html.replace(/og:url" content="[^"]*"/, 'og:url" content="https://other.example/blog"'),
    ),
  ],
  ["the sitemap lacks a post", ["Posts online"], edited("/sitemap.xml", (xml) => xml.replace(article, ""))],
  [
    "the sitemap lists an unpublished post",
    ["Posts online"],
    edited("/sitemap.xml", (xml) =>
      xml.replace("</urlset>", `<url><loc>${online.site}/blog/a-draft</loc></url></urlset>`),
    ),
  ],
  [
    "a post has changed since the build",
    ["Posts online"],
    edited("/sitemap.xml", (xml) => xml.replaceAll(/<lastmod>[^<]*/g, `<lastmod>${long}`)),
  ],
  ["the sitemap is missing", ["Sitemap"], at("/sitemap.xml", answers(404, "none"))],
  [
    "the sitemap lists another site's URL",
    ["Sitemap"],
    edited("/sitemap.xml", (xml) => xml.replace(`${online.site}/about`, "http://127.0.0.1:4173/about")),
  ],
  [
    "the latest article is not prerendered",
    ["Newest article"],
    edited("/blog/*", (html) => html.replaceAll(/<(\/?)h1/g, "<$1p")),
  ],
  [
    "robots.txt blocks all crawlers",
    ["robots.txt"],
    edited("/robots.txt", (robots) => robots.replace("Allow", "Disallow")),
  ],
  [
    "the hosting provider blocks search engines",
    ["Search engines"],
    at("/blog", header("x-robots-tag", "noindex")),
  ],
  [
    "search engines may index the login page",
    ["Search engines"],
    at("/login", () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } })),
  ],
  ["a feed is missing", ["Feeds"], at("/feed.xml", answers(404, "none"))],
  [
    "a feed contains local URLs",
    ["Feeds"],
    edited("/feed.json", (feed) => feed.replaceAll(online.site, "http://127.0.0.1:4173")),
  ],
  [
    "the deployed version is out of date",
    ["Version"],
    at("/version.json", answers(200, { version: "0.0.9", supabase: online.supabase })),
  ],
  [
    "the pages use another Supabase project",
    ["Supabase project"],
    at("/version.json", answers(200, { version: "9999.0.0", supabase: "https://other.supabase.example" })),
  ],
  [
    "the API key belongs to another project",
    ["Supabase responds"],
    at(`${rest}*`, answers(401, { message: "Invalid API key" })),
  ],
  ["a script is missing", ["Files of the pages"], at("/assets/react-*", answers(404, "none"))],
  [
    "scripts are answered with a page",
    ["Files of the pages"],
    at("/assets/shared-*", header("content-type", "text/html; charset=utf-8")),
  ],
  ["every asset is missing", ["Files of the pages"], at("/assets/*", answers(404, "none"))],
  [
    "styles have a wrong type",
    ["Files of the pages"],
    at("/assets/index-*", header("content-type", "text/plain")),
  ],
  ["fonts are missing", ["Files of the pages"], at("/assets/besley-*", answers(404, "none"))],
  ["the icon is missing", ["Files of the pages"], at("/favicon.svg", answers(404, "none"))],
  ["the manifest is missing", ["Files of the pages"], at("/manifest.webmanifest", answers(404, "none"))],
  ["share cards are missing", ["Files of the pages"], at("/cards/*", answers(404, "none"))],
  [
    "pages are sent as plain text",
    ["Files of the pages"],
    at("/services", header("content-type", "text/plain")),
  ],
  [
    "a script contains a secret key",
    ["Secret keys"],
    edited("/assets/shared-*", (script) => `${script};"sb_secret_${"x".repeat(24)}"`),
  ],
  [
    "a page contains a legacy secret key",
    ["Secret keys"],
    edited("/blog", (html) => html + localServiceRoleKey),
  ],
  [
    "a page loads a picture by plain http",
    ["Mixed content"],
    edited("/faq", (html) => html.replace("</main>", '<img src="http://other.example/a.png" alt=""></main>')),
  ],
  ["pages are not compressed", ["Compression"], ofSite(header("content-encoding"))],
  [
    "the home page shows other prices",
    ["Prices"],
    edited("/", (html) => html.replaceAll(packages[0].home.price, "£27.98")),
  ],
  [
    "/services shows other prices",
    ["Prices"],
    edited("/services", (html) => html.replaceAll(packages[1].services.price, "£49.98")),
  ],
  [
    "a former site's service worker is still online",
    ["Service worker"],
    at("/sw.js", () => new Response("self", { headers: { "content-type": "text/javascript" } })),
  ],
  ["the login is cached for a year", ["Caching"], at("/login", header("cache-control", "max-age=31536000"))],
  ["the admin is cached for a year", ["Caching"], at("/admin", header("cache-control", "s-maxage=31536000"))],
  ["one page is cached for a year", ["Caching"], at("/faq", header("cache-control", "max-age=31536000"))],
  [
    "one page names another site as its address",
    ["Canonical addresses"],
    edited("/services", (html) =>
      html.replace(/canonical" href="[^"]*"/, 'canonical" href="https://other.example/"'),
    ),
  ],
  [
    "one page lacks the policy",
    ["Content security policy"],
    at("/contact", header("content-security-policy")),
  ],
  ["one page has noindex", ["Search engines"], at("/portfolio", header("x-robots-tag", "noindex"))],
  [
    "an article is older than the sitemap says",
    ["Newest article"],
    edited("/blog/*", (html) => html.replace(/(modified_time" content=")[^"]*/, `$1${long}`)),
  ],
  ["a feed has a wrong type", ["Feeds"], at("/feed.xml", header("content-type", "text/html"))],
  [
    "the site redirects to another domain",
    ["Site responds"],
    at("/", () => new Response(null, { status: 301, headers: { Location: "https://new.example/" } })),
  ],
];

test.for(faults)("reports when %s", async ([, found, change]) => {
  const bad = (await look(change)).filter(({ verdict }) => verdict === "bad");
  expect(bad.map(({ name }) => name)).toEqual(found);
  // Each message consists of a finding and advice.
  for (const { says } of bad) expect(says).toMatch(/^.+[.?] .+[.?]$/);
});

test("reports a certificate that expires soon", async () => {
  for (const certificate of [
    { validUntil: new Date(now.getTime() + 13 * 86_400_000) },
    { refusal: "CERT_HAS_EXPIRED" },
  ]) {
    const checks = await lookOnline(undefined, { certificate, now });
    expect(checks.filter(({ verdict }) => verdict !== "good")).toMatchObject([
      { name: "Certificate", verdict: "bad" },
    ]);
  }
});

test("accepts a missing post that was published within the last minute", async () => {
  const fresh = new Date(now.getTime() - 60_000).toISOString();
  const change: Change = async (answer, { url }) => {
    if (url.pathname !== `${rest}/blog_posts` || !url.search.includes("status=eq.published")) return answer;
    const rows = (await answer.json()) as object[];
    return Response.json(rows.map((post) => ({ ...post, updated_at: fresh })));
  };
  const checks = await look(change);
  expect(checks.filter(({ verdict }) => verdict !== "good")).toMatchObject([
    { name: "Posts online", verdict: "unknown" },
  ]);
});

function runDoctor(...flags: string[]): Promise<{ code: number; said: string; complained: string }> {
  const script = join(import.meta.dirname, "../../scripts/doctor.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...flags], (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    );
  });
}

test("exits with 0 for no problems, 1 for problems and 2 for a usage error", async () => {
  const key = ["--key", localPublishableKey];
  const both = ["--site", journeyAddresses.site, "--supabase", journeyAddresses.api, ...key];
  const good = await runDoctor(...both);
  expect(good.said).toContain("0 bad, 0 inconclusive");
  expect(good.code).toBe(0);

  const unreachable = await runDoctor(...both, "--site", "https://nowhere.invalid", "--json");
  expect(unreachable.code).toBe(1);
  const { site, checks } = JSON.parse(unreachable.said) as { site: string; checks: object[] };
  expect(site).toBe("https://nowhere.invalid");
  expect(checks[0]).toEqual({
    name: "Site responds",
    verdict: "bad",
    says: "The server nowhere.invalid could not be found. Is the address right, and is this computer online?",
  });

  const wrong = await runDoctor(...both, "--key", localServiceRoleKey);
  expect(wrong).toMatchObject({ code: 2, said: "" });
  expect(wrong.complained).toContain("--key is the secret key");
  expect(wrong.complained).not.toContain(localServiceRoleKey);
});
