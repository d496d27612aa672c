import { articleTitled, titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { type PageName, paths } from "@brightwren/core/paths";
import { emptyFields, nullForEmpty } from "@brightwren/functions/contracts/post-fields";
import {
  type FeedEntry,
  pagesOfStudio,
  type PublishedPost,
  type SitePageWithCard,
} from "../prerender/page/page-facts.ts";
import { categoryHead } from "../src/content/category.ts";
import { pageHeads } from "../src/content/page-heads.ts";
import { templates } from "../src/content/templates.ts";

export const exampleSite = { siteUrl: "https://brightwren.example" };

const { content: _, ...unwritten } = nullForEmpty(emptyFields());

export const examplePost: PublishedPost = {
  ...unwritten,
  id: "5f0c7a52-6d0a-4f0e-9c55-0f6d3f1f2a11",
  title: "Ask “Tom & Ann” </script> for a review",
  slug: "ask-for-a-review",
  excerpt: "A sentence to say, and three messages to send.",
  status: "published",
  category_id: "c1",
  category: { name: "Local SEO", slug: "local-seo" },
  author: `The ${studio.name} Studio`,
  published_at: "2026-08-18T06:30:00+00:00",
  read_time_minutes: 6,
  featured_image_url: "/pictures/review.webp?w=960&h=540",
  tags: ["Reviews", "Google Business Profile"],
  seo_meta_description: "Wording for asking customers for reviews.",
  created_at: "2026-08-17T13:20:00+00:00",
  updated_at: "2026-09-02T09:15:00.123456+00:00",
};

const card = "/cards/1f3a.png";

const searchImages = [
  { address: "/cards/1f3a-1x1.jpg", width: 540, height: 540 },
  { address: "/cards/1f3a-4x3.jpg", width: 720, height: 540 },
  { address: "/cards/1f3a-16x9.jpg", width: 960, height: 540 },
];

export const articlePage = (post: PublishedPost): SitePageWithCard & { post: PublishedPost } => ({
  path: paths.article(post.slug),
  title: articleTitled(post.title, post.seo_title),
  description: post.seo_meta_description ?? post.excerpt,
  indexed: true,
  post,
  card,
  searchImages,
});

export const examplePages: readonly SitePageWithCard[] = [
  ...(Object.keys(pageHeads) as PageName[]).map((name) => {
    const head = pageHeads[name];
    const indexed = "canonicalPath" in head && !("noIndex" in head);
    return {
      path: paths[name],
      title: head.title,
      description: head.description,
      indexed,
      card,
      searchImages: indexed && pagesOfStudio.has(paths[name]) ? searchImages : [],
    };
  }),
  ...templates.map(({ title, demoUrl, blurb }) => ({
    path: demoUrl,
    title: titled(`${title} website template`),
    description: blurb,
    indexed: true,
    card,
    searchImages: [],
  })),
  {
    path: paths.category("local-seo"),
    ...categoryHead({ id: "c1", name: "Local SEO", slug: "local-seo" }, false),
    indexed: true,
    card,
    searchImages: [],
  },
  articlePage(examplePost),
];

const picture = { address: "/cards/1f3a-16x9.jpg", type: "image/jpeg", bytes: 48_213 } as const;

/** A plain post, and one with all the characters that XML must escape or drop. */
export const exampleEntries: readonly FeedEntry[] = [
  { post: examplePost, html: '<p>See <a href="/contact">us</a>.</p>', card, picture },
  {
    post: {
      ...examplePost,
      slug: "awkward",
      title: "R&D <b>🐦</b> ]]> \u0000\u0008\u001F\uFFFE\uD83D",
      excerpt: "Tom & Ann\u000B",
      author: "Ann “R&D” O’Neill\u0001",
      tags: ["Q&A", "Local SEO", "\u0002"],
      published_at: "2026-08-01T06:30:00+01:00",
      updated_at: "2026-08-01T05:30:00+00:00",
      featured_image_url: null,
      featured_image_alt: null,
      seo_title: null,
    },
    html: "<p>x]]&gt;y &amp; <code>a ]]&gt; b</code> 🐦\u0000\u001F]]></p><!-- ]]> -->",
    card,
  },
];
