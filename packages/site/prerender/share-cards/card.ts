import { formatArticleDate } from "@brightwren/core/blog/format-date";
import type { PublishedPost, SitePage } from "../page/page-facts.ts";

/** What is printed on a share card. */
export type Card = {
  kind: "page" | "article" | "demo";
  title: string;
  /** What it belongs to: an article's category, what kind of thing a demo is. */
  label: string;
  detail?: string;
  /** Name of the demo whose capture the card shows, e.g. `salon`. */
  picture?: string;
};

const demosFolder = "/demos/";

/** The card of a page: an article's with category, date and reading time, a demo's with its picture. */
export function cardOf(page: SitePage): Card {
  if (page.post) return articleCard(page.post);
  const title = page.title.replace(/ \| Brightwren$/, "");
  if (page.path.startsWith(demosFolder))
    return {
      kind: "demo",
      title: title.replace(/ website template$/, ""),
      label: "Website template",
      detail: "Live demo",
      picture: page.path.slice(demosFolder.length),
    };
  return { kind: "page", title, label: "Web design for small businesses" };
}

function articleCard(post: PublishedPost): Card {
  const origin = post.published_at ? formatArticleDate(post.published_at) : post.author;
  return {
    kind: "article",
    title: post.title,
    label: post.category?.name ?? "Blog",
    detail: `${origin} · ${post.read_time_minutes} min read`,
  };
}
