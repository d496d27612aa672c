import type { Page } from "playwright/test";

type HeadFacts = {
  titles: string[];
  descriptions: (string | null)[];
  canonicals: (string | null)[];
  robots: (string | null)[];
  keywords: (string | null)[];
};

type MachineFacts = { properties: string[]; structuredData: number };

export function readHead(page: Page, html?: string): Promise<HeadFacts & MachineFacts> {
  return page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...read.querySelectorAll(selector)];
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name));
    return {
      titles: all("title")
        .filter((title) => !title.closest("svg"))
        .map((title) => title.textContent),
      descriptions: values('meta[name="description"]', "content"),
      canonicals: values('link[rel="canonical"]', "href"),
      robots: values('meta[name="robots"]', "content"),
      keywords: values('meta[name="keywords"]', "content"),
      properties: values("meta[property]", "property").map(String),
      structuredData: all('script[type="application/ld+json"]').length,
    };
  }, html);
}

export const withoutMachineFacts = ({
  titles,
  descriptions,
  canonicals,
  robots,
  keywords,
}: HeadFacts): HeadFacts => ({ titles, descriptions, canonicals, robots, keywords });

/** Content in reading order, without buttons and no-script notes. */
type Reading = {
  headings: string[];
  text: string;
  links: (string | null)[];
  folded: string[];
  missingPictures: string[];
};

export function readPage(page: Page): Promise<Reading> {
  return page.evaluate(async () => {
    const main = document.querySelector("main");
    if (!main) throw new Error("The page has no main part.");
    for (const element of document.querySelectorAll(".no-script, button")) element.remove();
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const text = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, " ").trim();
    const pictures = [...main.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return {
      headings: [...main.querySelectorAll("h1, h2, h3, h4")].filter(shown).map(text),
      text: main.innerText.replaceAll(/\s+/g, " ").trim(),
      links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      folded: [...main.querySelectorAll("details")].map(text),
      missingPictures: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    };
  });
}
