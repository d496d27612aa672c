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

export type Card = {
  kind: "page" | "article" | "pictured" | "demo";
  title: string;
  label: string;
  detail?: string;
  /** A demo's name, e.g. `salon`, or the key of an article's picture. */
  picture?: string;
  /** For search engines; share cards have `cardSize` instead. */
  shape?: SearchShape;
};

export const sizeOfCard = ({ shape }: Pick<Card, "shape">): Size => (shape ? searchShapes[shape] : cardSize);

const demosFolder = "/demos/";

/** A page's card. Articles add category, date, reading time and featured picture; demos add their screenshot. */
export function cardOf(page: SitePage): Card {
  if (page.post) {
    const card = articleCard(page.post);
    return page.picture ? { ...card, kind: "pictured", picture: page.picture.key } : card;
  }
  // The parts of an archive share a card.
  const title = pageName(page).replace(/, part \d+$/, "");
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

/** Cards in each aspect ratio for search engines, of the pages that describe the studio. */
export const searchCards = (page: SitePage): Card[] =>
  pagesOfStudio.has(page.path) ? shapes.map((shape) => ({ ...cardOf(page), shape })) : [];

function articleCard(post: PublishedPost): Card {
  const origin = post.published_at ? formatBritishDate(post.published_at) : post.author;
  return {
    kind: "article",
    title: post.title,
    label: post.category?.name ?? "Blog",
    detail: `${origin} · ${post.read_time_minutes} min read`,
  };
}
