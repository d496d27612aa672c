import { feedPlugin } from "@11ty/eleventy-plugin-rss";
export default function (config) {
  const metadata = {
    language: "en-GB",
    title: "Blog",
    subtitle: "All posts",
    base: "https://brightwren.example/",
    author: { name: "Brightwren" },
  };
  config.addPlugin(feedPlugin, {
    type: "rss",
    outputPath: "/feed.xml",
    collection: { name: "posts", limit: 20 },
    metadata,
  });
  config.addPassthroughCopy({ "posts/pictures": "blog/pictures" });
  config.addCollection("byCategory", (all) =>
    Map.groupBy(all.getFilteredByTag("posts").toReversed(), ({ data }) => data.category),
  );
  config.addFilter("related", (byCategory, { url }, category) =>
    byCategory
      .get(category)
      .filter((post) => post.url !== url)
      .slice(0, 3),
  );
  return { markdownTemplateEngine: false };
}
