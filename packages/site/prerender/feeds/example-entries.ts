import { examplePost } from "../head/example-pages.ts";
import type { FeedEntry } from "../site-model.ts";

/** For tests: a plain post, and one with everything in it that an XML document cannot take as it is. */
export const exampleEntries: readonly FeedEntry[] = [
  { post: examplePost, html: '<p>See <a href="/contact">us</a>.</p>' },
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
    },
    html: "<p>x]]&gt;y &amp; <code>a ]]&gt; b</code> 🐦\u0000\u001F]]></p><!-- ]]> -->",
  },
];
