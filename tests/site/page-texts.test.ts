import { authors, sample } from "@brightwren/brand";
import { blogTitled, titled } from "@brightwren/brand/derived";
import { describe, expect, test } from "vitest";
import { type BuiltElement, readBuiltPage, targetOf, sitemapPaths } from "../setup/built-site.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { demoRoutes, pageRoutes } from "../setup/routes.ts";

const article = "/blog/choosing-a-domain-name";

// Compares the copy and links in the prerendered files with the specification, without a browser.
// static-pages.spec.ts checks that hydration does not change them.

type Expected = {
  route: string;
  texts: string[];
  links?: Record<string, string>;
};

const demoCategories = [
  "Art & Design",
  "Business",
  "Community & Non-Profit",
  "Education",
  "Events",
  "Fashion & Beauty",
  "Services",
  "Food & Drink",
  "Health & Fitness",
  "Lifestyle",
  "Online Store",
  "Technology",
];

const pages: Expected[] = [
  {
    route: "/",
    texts: [
      "A website that answers the phone for you.",
      "Then the site goes live.",
      "Fast Delivery",
      "Beautiful Design",
      "Easy Management",
      "Always Updated",
      "Dynamic Web Design & Business Management Solution",
      "60+ Prebuilt Demos",
      "Research/Prepare",
      "Build",
      "Manage/Operate",
      "Marketing/Promotion",
      "Choose a Package",
      "Tell Us the Changes",
      "We Make Changes for You",
      "Review & Sign-off",
      "500+",
      "98%",
      "24/7",
      "5 days",
      "websites built",
      "client satisfaction",
      "average delivery",
      "£29.99",
      "£49.99",
      "£99.99",
      "Most Popular",
      "I took the £39.99 package and left the £69.99 one",
    ],
    links: {
      "Start Your Project Today": "/contact",
      "View Our Work": "/portfolio",
      "See Our Process": "/#process",
      "Get Started Today": "/contact",
      "View Full Portfolio": "/portfolio",
      "Ask for a custom quote": "/contact",
    },
  },
  {
    route: "/about",
    texts: [
      "Our Story",
      "Client-Focused",
      "Quality First",
      "Transparent & Honest",
      "Growth-Driven",
      "500+",
      "98%",
      "websites built",
      "client satisfaction",
      "from £29.99",
      "per month",
    ],
  },
  {
    route: "/services",
    texts: [
      "£29.99",
      "£39.99",
      "£69.99",
      "£2,500+",
      "£360",
      "Twelve times £29.99 is £359.88",
      "keep the 12p.",
      "Domain",
      "Hosting",
      "Maintenance",
      "Unlimited changes",
      "Responsive design",
      "SEO",
      "SSL",
      "under 2 seconds",
      "99.9% uptime",
      "30 days to export or transfer the site",
    ],
    links: {
      "Discuss Your Project": "/contact",
      "Get Your Website Today": "/contact",
      "View Portfolio Examples": "/portfolio",
    },
  },
  {
    route: "/portfolio",
    texts: [
      "All",
      "Health & Wellness",
      "Home Services",
      "Transportation",
      "Automotive",
      "Restaurants",
      "Professional Services",
      "E-commerce",
    ],
    links: { "Discuss Your Project": "/contact" },
  },
  {
    route: "/faq",
    texts: [
      "Pricing & Payments",
      "Website Features & Capabilities",
      "Process & Timeline",
      "Domain & Hosting",
      "Support & Maintenance",
      "SEO & Marketing",
      "24-48 hours",
      "99.9%",
      "2-4 weeks",
      "30 days",
    ],
    links: { "Contact Us": "/contact", "Schedule a Call": "/contact#enquiry" },
  },
  {
    route: "/start",
    texts: [
      "£29 a month, built in 7 days",
      "Limited slots available",
      "No upfront cost",
      "No long-term contract",
      "Hosting with 99.9% uptime",
    ],
    links: {
      "Get My Free Quote": "/start#quote",
      "Yes, Quote for Mine": "/start#quote",
      "Ask for the Quote": "/start#quote",
    },
  },
  {
    route: "/thank-you",
    texts: ["minutes", "24 hours", "7 days"],
    links: { "Contact Us": "/contact", "Read the FAQ": "/faq", "Back to Home": "/" },
  },
  {
    route: "/local-seo",
    texts: ["SEO is included", "From £29/month", "Quoted"],
    links: {
      "Ask for a Quote": "/contact",
      "Tell Us What Came Up": "/contact",
      "See What Packages Include": "/services",
    },
  },
  {
    route: "/seo-services",
    texts: [
      "Audit",
      "Strategy",
      "Implementation",
      "Monitor and optimise",
      "Under 2 seconds",
      "99.9%",
      "SEO is included",
      "From £29/month",
      "Quoted",
    ],
    links: {
      "Ask for a Quote": "/contact",
      "Send Us Your Address": "/contact",
      "Read About Local SEO": "/local-seo",
    },
  },
  {
    route: "/terms-of-service",
    texts: [
      "Last updated",
      "England and Wales",
      "no refunds for partial months",
      "limited to the amount you paid us in the three months before",
      "you have 30 days to export or transfer the site",
    ],
  },
  {
    route: "/contact",
    texts: ["2-4 weeks", "within 24 hours", "No long-term contract", "no upfront cost"],
  },
  {
    route: "/blog",
    texts: [
      "Insights & Resources",
      "Expert advice on web design, SEO, and digital marketing for UK businesses",
      "All Posts",
    ],
  },
  ...["/privacy-policy", "/cookie-policy"].map((route) => ({ route, texts: ["Last updated"] })),
  { route: "/demos/fitness", texts: ["Basic", "$29", "Pro", "$49", "Most popular", "Elite", "$99"] },
  { route: "/demos/restaurant", texts: ["$32", "$48", "$12"] },
  { route: "/demos/events", texts: ["$3,999", "$7,999", "$15,999"] },
  { route: "/demos/detailing", texts: ["$99", "$199", "$399", "Satisfaction guarantee"] },
];

// Skipped for another brand, whose copy differs.
describe.skipIf(!sample)("the sample studio's pages", () => {
  for (const { route, texts, links = {} } of pages) {
    test(`shows the specified copy and links on ${route}`, async () => {
      const main = await readBuiltPage(route, "main");
      expect(main.all("h1")).toHaveLength(1);
      for (const text of texts) expect(main.text, text).toContain(text);
      for (const [name, href] of Object.entries(links)) expect(targetOf(main, name), name).toBe(href);
    });
  }

  test("shows the specified number of items in the home page's sections", async () => {
    const page = await readBuiltPage("/", "main");
    const strip = page.all('[aria-label="Mockups of eight websites"]');
    expect(strip).toHaveLength(1);
    const [pictures = [], copies = []] = strip
      .flatMap((group) => group.all("ul"))
      .map((list) => list.all("img").map((picture) => picture.attribute("alt")));
    expect(new Set(pictures.filter(Boolean)).size).toBe(8);
    expect(copies).toEqual(Array.from({ length: 8 }, () => ""));
    expect(page.all("#demos h3").map(({ text }) => text)).toEqual(demoCategories);
    const [demos] = page.all("#demos");
    for (const stage of ["Research/Prepare", "Build", "Manage/Operate", "Marketing/Promotion"])
      expect(demos?.text).toContain(stage);
    expect(page.all("#demos li li").length).toBeGreaterThanOrEqual(60);
    expect(page.all("#process li")).toHaveLength(4);
    expect(sectionOf(page, "What is different now").all("blockquote")).toHaveLength(3);
    const visits = page.all("a").filter(({ name }) => name.startsWith("Visit Website"));
    expect(visits.map((link) => link.attribute("target"))).toEqual(Array.from({ length: 4 }, () => "_blank"));
    const previews = page.all("#templates a").filter(({ name }) => name.startsWith("Preview"));
    expect(previews.map((link) => link.attribute("href"))).toEqual(demoRoutes);
  });

  test("shows seven projects in the portfolio, four of them with a link", async () => {
    const page = await readBuiltPage("/portfolio", "main");
    expect(page.all("article")).toHaveLength(7);
    expect(page.all("a").filter(({ name }) => name.startsWith("Visit Website"))).toHaveLength(4);
    expect(page.all('ul[aria-label="Categories"] li')).toHaveLength(8);
    expect(page.all('ul[aria-label="Categories"] button')).toEqual([]);
    expect(page.all("blockquote")).toHaveLength(2);
  });

  test("shows the specified number of items on /services", async () => {
    const page = await readBuiltPage("/services", "main");
    expect(sectionOf(page, "In every package, from the first month").all("dt")).toHaveLength(8);
    expect(page.all("#pricing h3").map(({ text }) => text)).toEqual(["Starter", "Standard", "E-commerce"]);
    expect(sectionOf(page, "Six kinds of site we build").all("h3")).toHaveLength(6);
    expect(sectionOf(page, "Twelve trades we know our way around").all("h3")).toHaveLength(12);
  });

  test("shows the specified number of items on /start", async () => {
    const page = await readBuiltPage("/start", "main");
    expect(page.all("blockquote")).toHaveLength(3);
    expect(sectionOf(page, "What £29 buys").all("li")).toHaveLength(8);
  });

  test("shows the specified number of items on /contact", async () => {
    const page = await readBuiltPage("/contact", "main");
    const ways = sectionOf(page, "Other ways to reach us").all("li");
    expect(ways).toHaveLength(4);
    expect(ways[1]?.text).toContain("Mon-Fri, 9am-6pm GMT");
    expect(ways[3]?.text).toContain("free 30-minute");
    expect(sectionOf(page, "Common questions").all("dt")).toHaveLength(3);
    expect(targetOf(page, "View All FAQs")).toBe("/faq");
  });

  test("shows the specified number of items in each demo", async () => {
    const count = async (route: string, selector: string) =>
      (await readBuiltPage(route)).all(selector).length;
    expect(await count("/demos/salon", "blockquote")).toBe(3);
    expect(await count("/demos/education", "#education-courses h3")).toBe(3);
    expect(await count("/demos/plumbing", "#plumbing-services h3")).toBe(6);
    expect(await count("/demos/photography", "#photography-frames figure")).toBe(8);
  });
});

test("shows the restaurant's specified opening hours", async () => {
  expect((await readBuiltPage("/demos/restaurant")).text).toContain("5PM-11PM daily (Mon-Sun)");
});

test.runIf(sample)("shows the specified links in every page's navigation and footer", async () => {
  for (const route of pageRoutes) {
    const page = await readBuiltPage(route);
    const main = page.all("nav").filter(({ name }) => name === "Main");
    expect(main, route).toHaveLength(1);
    const targets = (selector: string) =>
      main.flatMap((nav) => nav.all(selector)).map((link) => link.attribute("href"));
    expect(targets("li a"), route).toEqual(["/", "/about", "/services", "/portfolio", "/faq", "/blog"]);
    expect(main.map((nav) => targetOf(nav, "Get Started"))).toEqual(["/contact"]);
    expect(
      page.all("footer nav a").map((link) => link.attribute("href")),
      route,
    ).toEqual([
      "/services",
      "/about",
      "/portfolio",
      "/blog",
      "/faq",
      "/contact",
      "/privacy-policy",
      "/terms-of-service",
      "/cookie-policy",
    ]);
  }
});

test("shows the specified parts of an article", async () => {
  const page = await readBuiltPage(article, "main");
  expect(page.all("h1").map(({ text }) => text)).toEqual(["Choosing a domain name you will not regret"]);
  expect(targetOf(page, "Back to Blog")).toBe("/blog");
  for (const text of ["Domains & Hosting", "October 27, 2026", "6 min read", `By ${authors.owner}`])
    expect(page.text).toContain(text);
  expect(page.all("button").map(({ text }) => text)).toEqual(expect.arrayContaining(["Share", "Copy link"]));
  const tags = page.all('ul[aria-label="Tags"] li').map(({ text }) => text);
  expect(tags).toContain("Domain Names");
  expect(sectionOf(page, "Need Help With Your Website?").all("a")).toHaveLength(1);
  expect(targetOf(page, "Get in Touch")).toBe("/contact");
});

test("links from an article to the articles before and after it by date", async () => {
  const posts = (await readBuiltPage("/blog")).all("main article").map((card) => ({
    title: card.all("h2")[0]?.text,
    path: card.all("a")[0]?.attribute("href") ?? "",
  }));
  const [newest, second, third] = posts;
  expect(posts).toHaveLength(17);
  const neighbours = async (post = newest) =>
    (await readBuiltPage(post?.path ?? ""))
      .all('nav[aria-label="Previous and next article"] a')
      .map(({ text }) => text);
  expect(await neighbours()).toEqual([`Previous article${second?.title}`]);
  expect(await neighbours(second)).toEqual([
    `Previous article${third?.title}`,
    `Next article${newest?.title}`,
  ]);
});

test("says on every page which parts need JavaScript", async () => {
  const advised: Record<string, string> = {
    "/contact": "This form needs JavaScript",
    "/start": "This form needs JavaScript",
    "/blog": "Searching and filtering needs JavaScript",
    "/services": "Starting a subscription needs JavaScript",
    "/": "Starting a subscription needs JavaScript",
  };
  for (const route of pageRoutes) {
    const [advice, ...others] = (await readBuiltPage(route, "main")).all("p.no-script");
    const expected = advised[route];
    expect(others, route).toEqual([]);
    expect(advice?.text.includes(expected ?? ""), route).toBe(expected === undefined ? undefined : true);
    expect(advice && targetOf(advice, "@")?.startsWith("mailto:"), route).toBe(advice && true);
  }
});

test("includes one title, description and canonical address in every page's head", async () => {
  for (const route of [...pageRoutes, ...demoRoutes, "/404"]) {
    const head = await readBuiltPage(route, "head");
    const all = (selector: string, name: string) =>
      head.all(selector).map((element) => element.attribute(name));
    expect(
      head.all("title").map(({ text }) => text),
      route,
    ).toEqual([expect.stringContaining(titled(""))]);
    expect(all('meta[name="description"]', "content"), route).toHaveLength(1);
    const canonical = ["/draft", "/payments", "/404"].includes(route)
      ? []
      : [new URL(route, journeyAddresses.site).href];
    expect(all('link[rel="canonical"]', "href"), route).toEqual(canonical);
    const isIndexed = !["/thank-you", "/draft", "/payments", "/404"].includes(route);
    expect(all('meta[name="robots"]', "content"), route).toEqual(isIndexed ? [] : ["noindex"]);
    const properties = ["type", "title", "description", "url", "image"].map((name) => `og:${name}`);
    expect(
      all("meta[property]", "property").filter((name) => name && properties.includes(name)),
      route,
    ).toEqual(isIndexed ? properties : []);
    expect(head.all('script[type="application/ld+json"]').length > 0, route).toBe(isIndexed);
  }
});

test("includes the specified metadata in an article's head", async () => {
  const head = await readBuiltPage(article, "head");
  const contents = (selector: string) => head.all(selector).map((element) => element.attribute("content"));
  expect(head.all("title").map(({ text }) => text)).toEqual([
    blogTitled("Choosing a domain name you will not regret"),
  ]);
  expect(contents('meta[name="description"]')).toEqual([expect.stringMatching(/^.{100,160}$/)]);
  expect(contents('meta[name="keywords"]')).toEqual([expect.stringMatching(/Domain Names, Small Business/)]);
  const canonical = head.all('link[rel="canonical"]').map((link) => link.attribute("href"));
  expect(canonical).toEqual([`${journeyAddresses.site}${article}`]);
});

test("includes the full text in every article file", async () => {
  for (const path of (await sitemapPaths()).filter((address) => /^\/blog\/[^/]+$/.test(address)))
    expect((await readBuiltPage(path)).all("article p").length, path).toBeGreaterThan(8);
});

test("specifies the dimensions of every picture, and of the photography demo's drawings", async () => {
  for (const route of [...pageRoutes, ...demoRoutes]) {
    const page = await readBuiltPage(route);
    const pictures = page.all(route === "/demos/photography" ? "img, svg" : "img");
    for (const picture of pictures)
      for (const side of ["width", "height"])
        expect(picture.attribute(side), `${picture.attribute("src")} on ${route}`).toMatch(/^\d+$/);
  }
});

test("shows the packages before the monthly price on /services", async () => {
  const headings = (await readBuiltPage("/services", "main")).all("h2").map(({ text }) => text);
  expect(headings.slice(0, 2)).toEqual(["Three packages, by size", "What happens in a month"]);
});

test("identifies every demo as a demo", async () => {
  for (const route of demoRoutes)
    expect((await readBuiltPage(route)).text, route).toContain("This is a demo. The buttons don’t work.");
});

function sectionOf(page: BuiltElement, heading: string): BuiltElement {
  const found = page
    .all("section, aside")
    .filter((section) => section.all("h2").some(({ text }) => text === heading));
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`${found.length} sections are called ${heading}.`);
  return section;
}
