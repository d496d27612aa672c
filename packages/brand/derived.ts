import { offer, packages, site, studio } from "./brand.ts";
import type { Offer, Studio } from "./shape.ts";

const { street, town, postcode } = studio.address;

export const addressLine = `${street}, ${town} ${postcode}`;

/**
 * Company details that a UK site must show (Trading Disclosures Regulations 2015, reg. 25); empty if there is
 * neither a company number nor a VAT number.
 */
export const legalLine = (() => {
  const { name, number, vat }: Studio["legal"] = studio.legal;
  return [number && `${name}, company number ${number}`, vat && `VAT number ${vat}`]
    .filter(Boolean)
    .join(". ");
})();

export const phoneHref = `tel:+44${studio.phone.replace(/^0/, "").replaceAll(/\D/g, "")}`;

const { from, exactly }: Offer = offer;

/** Follows `offer.from` in a sentence; empty if that price is exact. */
export const toThePenny = from === exactly ? "" : ` (${exactly} to the penny)`;

const shortDay = (day: string) => day.slice(0, 3);
const clock = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}${hours < 12 ? "am" : "pm"}`;
};

/** Opening hours, e.g. `Mon-Fri, 9am-6pm GMT`. Expects consecutive `days`. */
export const hoursLine = (() => {
  const { days, opens, closes, timeZone } = studio.hours;
  const ends = [...new Set([days.at(0), days.at(-1)].flatMap((day) => (day ? shortDay(day) : [])))];
  return `${ends.join("-")}, ${clock(opens)}-${clock(closes)} ${timeZone}`;
})();

const shownTitle = 60;

/** Returns the first form that search engines show in full, or else the last form. Pass the longest form first. */
const fitting = (...forms: [string, ...string[]]): string =>
  forms.find(({ length }) => length <= shownTitle) ?? forms.at(-1) ?? forms[0];

/** A page's title for browsers and search engines; drops the brand if the title would be cut off. */
export const titled = (title: string): string => fitting(`${title} | ${site.titleSuffix}`, title);

export const blogTitled = (title: string): string => `${title} | ${site.titleSuffix} Blog`;

/** An article's page title. An SEO title that would be cut off drops "Blog" first, then the brand. */
export const articleTitled = (title: string, seoTitle: string | null): string =>
  seoTitle ? fitting(blogTitled(seoTitle), `${seoTitle} | ${site.titleSuffix}`, seoTitle) : blogTitled(title);

export type PackageName = (typeof packages)[number]["name"];
