import { packages, site, studio } from "./brand.ts";
import type { Studio } from "./shape.ts";

const { street, town, postcode } = studio.address;

/** The studio's address in one line. */
export const addressLine = `${street}, ${town} ${postcode}`;

/** Who signs, as a company must say on its site (Trading Disclosures Regulations 2015, regulation 25); empty without a company number. */
export const legalLine = (() => {
  const { name, number, vat }: Studio["legal"] = studio.legal;
  return [number && `${name}, company number ${number}`, vat && `VAT number ${vat}`]
    .filter(Boolean)
    .join(". ");
})();

/** The studio's number as a link dials it: `tel:+44…`. */
export const phoneHref = `tel:+44${studio.phone.replace(/^0/, "").replaceAll(/\D/g, "")}`;

const shortDay = (day: string) => day.slice(0, 3);
const clock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${hours < 12 ? "am" : "pm"}`;
};

/** When the phone is answered, in short: `Mon-Fri, 9am-6pm GMT`. `days` follow each other. */
export const hoursLine = (() => {
  const { days, opens, closes, timeZone } = studio.hours;
  const ends = [...new Set([days.at(0), days.at(-1)].flatMap((day) => (day ? shortDay(day) : [])))];
  return `${ends.join("-")}, ${clock(opens)}-${clock(closes)} ${timeZone}`;
})();

/** Characters that a search engine shows of a title, about. */
const shownTitle = 60;

/** The first of a title's forms, longest first, that is not cut; the last, if all are. */
const fitting = (...forms: [string, ...string[]]): string =>
  forms.find(({ length }) => length <= shownTitle) ?? forms.at(-1) ?? forms[0];

/** A page's title as browsers and search engines show it; where that would be cut, it goes without our name. */
export const titled = (title: string): string => fitting(`${title} | ${site.titleSuffix}`, title);

/** A title on the blog, whole, however long it is. */
export const blogTitled = (title: string): string => `${title} | ${site.titleSuffix} Blog`;

/**
 * The title of an article's page: the post's own, whole. An SEO title is written to fit: where it would be cut, it goes
 * without "Blog", and at last without our name.
 */
export const articleTitled = (title: string, seoTitle: string | null): string =>
  seoTitle ? fitting(blogTitled(seoTitle), `${seoTitle} | ${site.titleSuffix}`, seoTitle) : blogTitled(title);

export type PackageName = (typeof packages)[number]["name"];
