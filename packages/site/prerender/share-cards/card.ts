import { formatBritishDate } from "@brightwren/core/blog/format-date";
import {
  cardSize,
  pageName,
  pagesOfStudio,
  type PublishedPost,
  searchShapes,
  type SearchShape,
  type SitePage,
  type Size,
} from "../page/page-facts.ts";

/** What is printed on a share card. */
export type Card = {
  kind: "page" | "article" | "pictured" | "demo";
  title: string;
  /** What it belongs to: an article's category, what kind of thing a demo is. */
  label: string;
  detail?: string;
  /** Name of the demo whose capture the card shows, e.g. `salon`; of a pictured article the key of its picture. */
  picture?: string;
  /** The shape of a card that is no share card; those are `cardSize`. */
  shape?: SearchShape;
};

/** Pixels of a card. */
export const sizeOfCard = ({ shape }: Pick<Card, "shape">): Size => (shape ? searchShapes[shape] : cardSize);

const demosFolder = "/demos/";

/** The card of a page: an article's with category, date, reading time and featured picture, a demo's with its picture. */
export function cardOf(page: SitePage): Card {
  if (page.post) {
    const card = articleCard(page.post);
    return page.picture ? { ...card, kind: "pictured", picture: page.picture.key } : card;
  }
  const title = pageName(page);
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

const shapes = Object.keys(searchShapes) as SearchShape[];

/**
 * What search engines are shown of an article without a featured picture, and of a page that names the studio: its card in
 * each of their shapes.
 */
export const searchCards = (page: SitePage): Card[] =>
  (page.post && !page.picture) || pagesOfStudio.has(page.path)
    ? shapes.map((shape) => ({ ...cardOf(page), shape }))
    : [];

function articleCard(post: PublishedPost): Card {
  const origin = post.published_at ? formatBritishDate(post.published_at) : post.author;
  return {
    kind: "article",
    title: post.title,
    label: post.category?.name ?? "Blog",
    detail: `${origin} · ${post.read_time_minutes} min read`,
  };
}
