import rss from "@astrojs/rss";
import { posts } from "../posts.mjs";
const item = ({ id, data, rendered }) => ({
  ...data,
  pubDate: new Date(data.date),
  link: "/blog/" + id,
  content: rendered.html,
});
export const GET = ({ site }) =>
  rss({ title: "Blog", description: "All posts", site, items: posts.slice(0, 20).map(item) });
