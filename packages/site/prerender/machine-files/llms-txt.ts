import { addressLine } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { contactCards } from "../../src/content/contact.ts";
import { homeHead } from "../../src/content/home.ts";
import { footerNavigation } from "../../src/app/page-table.ts";
import {
  absoluteUrl,
  feedAddresses,
  feedTitle,
  isArchive,
  isCategory,
  pageName,
  type SiteFacts,
  type SitePage,
} from "../page/page-facts.ts";

const legalPaths: ReadonlySet<string> = new Set(footerNavigation.legal.map(({ to }) => to));

const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]<>`*_]/g, "\\$&");

const entry = (name: string, url: string, notes: string) => `- [${plain(name)}](${url}): ${plain(notes)}`;

type Section = { heading: string; lines: string[] };

function sections(pages: readonly SitePage[], site: SiteFacts): Section[] {
  const lines = (wanted: (page: SitePage) => boolean) =>
    pages.filter(wanted).map((page) => entry(pageName(page), absoluteUrl(page.path, site), page.description));
  const isArticle = ({ post }: SitePage) => post !== undefined;
  const isDemo = ({ path }: SitePage) => path.startsWith("/demos/");
  const isLegal = ({ path }: SitePage) => legalPaths.has(path);
  const feeds = [
    entry(
      `${feedTitle}, RSS`,
      absoluteUrl(feedAddresses.rss, site),
      "The newest articles, with their full text.",
    ),
    entry(`${feedTitle}, JSON Feed`, absoluteUrl(feedAddresses.json, site), "The same as JSON."),
  ];
  return [
    {
      heading: "Pages",
      lines: lines((page) => ![isArticle, isCategory, isDemo, isLegal].some((other) => other(page))),
    },
    { heading: "Articles", lines: lines(isArticle) },
    { heading: "Articles by category", lines: lines(isCategory) },
    { heading: "Website templates", lines: lines(isDemo) },
    // By convention, models with a short context window may skip this section (llmstxt.org).
    { heading: "Optional", lines: [...lines(isLegal), ...feeds] },
  ];
}

function contact(site: SiteFacts): string {
  const hours = contactCards.find(({ kind }) => kind === "phone")?.description;
  return `Enquiries: ${absoluteUrl(paths.contact, site)}, ${studio.email}, ${studio.phone} (${hours}). Studio: ${addressLine}.`;
}

export function llmsTxt(pages: readonly SitePage[], site: SiteFacts): string {
  const indexed = pages.filter((page) => page.indexed && !isArchive(page));
  return [
    `# ${studio.name}`,
    `> ${plain(homeHead.description)}`,
    contact(site),
    ...sections(indexed, site)
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => `## ${heading}\n\n${lines.join("\n")}`),
  ]
    .join("\n\n")
    .concat("\n");
}
