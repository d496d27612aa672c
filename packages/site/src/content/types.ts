import type { PackageName } from "@brightwren/brand/derived";
import type { DemoPath } from "@brightwren/demos/demos";
import type { siteFiles } from "@brightwren/demos/pictures";

/** A button or link: its label and where it goes (a path, a `#anchor` of the page, or both). */
export type Action = { readonly label: string; readonly to: string };

/** A heading with the lines below it. */
export type Heading = { readonly heading: string; readonly lede: string };

/** A captured site: a demo or the taxi firm, which is only drawn. */
export type ImageKey = keyof typeof siteFiles;

export type Package = {
  readonly name: PackageName;
  /** Per month, e.g. "£29.99". */
  readonly price: string;
  /** The payment provider's price identifier. */
  readonly priceId: string;
  readonly description: string;
  /** Page allowance, e.g. "Up to 5 pages". */
  readonly pages: string;
  readonly features: readonly string[];
  readonly popular: boolean;
};

export type PortfolioItem = {
  readonly title: string;
  readonly category: string;
  readonly image: ImageKey;
  readonly imageAlt: string;
  readonly description: string;
  /** Label of the package, e.g. "Standard". */
  readonly package: Package["name"];
  /** Where 'Visit Website' leads; a project without one has no button. */
  readonly url?: DemoPath;
};

export type Template = {
  readonly title: string;
  readonly category: string;
  readonly image: ImageKey;
  readonly imageAlt: string;
  readonly demoUrl: DemoPath;
  readonly blurb: string;
};

export type Testimonial = {
  readonly name: string;
  readonly business: string;
  readonly industry: string;
  readonly quote: string;
  readonly rating: 5;
  /** Key of the drawn portrait. */
  readonly image: string;
};

export type Stat = { readonly number: string; readonly label: string };

export type FeatureCard = { readonly title: string; readonly description: string };

export type Mockup = { readonly image: ImageKey; readonly alt: string };

export type PrebuiltDemo = {
  readonly name: string;
  /** Only for those that can be looked at. */
  readonly demoUrl?: DemoPath;
};

export type DemoCategory = { readonly category: string; readonly demos: readonly PrebuiltDemo[] };

export type ComparisonRow = {
  readonly aspect: string;
  readonly traditional: string;
  readonly monthly: string;
};

export type Question = {
  /** Unique on the page: the anchor of a link to this question. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Other words that people ask for it with; never shown. */
  readonly words?: string;
  /** Where there is more on it. */
  readonly link?: Action;
};

export type QuestionCategory = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
};

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Stands below the paragraphs. */
  readonly list?: readonly string[];
};

export type LegalPage = {
  readonly heading: string;
  readonly summary: string;
  /** The text in three to five sentences. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
};

/** One thing the site keeps on a visitor's device. */
export type StoredItem = {
  readonly name: string;
  readonly place: "Session storage" | "Local storage";
  readonly purpose: string;
  readonly lifetime: string;
};

/** Props of the page head. A page without a canonical path, or with `noIndex`, is kept out of search engines. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
};
