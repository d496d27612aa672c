import type { PackageName } from "@brightwren/brand/derived";
import type { DemoPath } from "@brightwren/demos/demos";
import type { customerFiles } from "@brightwren/demos/pictures/customer";
import type { partFiles } from "@brightwren/demos/pictures/part";
import type { portraitFiles } from "@brightwren/demos/pictures/portrait";
import type { siteFiles } from "@brightwren/demos/pictures/site";

/** A button or link. `to`: a path, an `#anchor`, or both. */
export type Action = { readonly label: string; readonly to: string };

export type Heading = { readonly heading: string; readonly lede: string };

/** A demo's first screen, one of its sections by id, or a customer's page. */
export type ImageKey = keyof typeof siteFiles | keyof typeof partFiles | keyof typeof customerFiles;

export type Package = {
  readonly name: PackageName;
  /** Per month, e.g. "£29.99". */
  readonly price: string;
  readonly priceId: string;
  readonly description: string;
  readonly pages: string;
  readonly features: readonly string[];
  readonly popular: boolean;
};

export type PortfolioItem = {
  readonly title: string;
  readonly category: string;
  readonly image: keyof typeof siteFiles | keyof typeof customerFiles;
  /** The picture's main colour, shown while it loads. */
  readonly ground: string;
  readonly imageAlt: string;
  readonly description: string;
  readonly package: Package["name"];
  /** Target of 'Visit Website'; without it there is no button. */
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
  readonly image: keyof typeof portraitFiles;
};

export type Stat = { readonly number: string; readonly label: string };

export type FeatureCard = { readonly title: string; readonly description: string };

export type Mockup = {
  readonly image: ImageKey;
  readonly part?: ImageKey;
  readonly tab: string;
  readonly alt: string;
};

type PrebuiltDemo = {
  readonly name: string;
  readonly demoUrl?: DemoPath;
};

export type DemoCategory = { readonly category: string; readonly demos: readonly PrebuiltDemo[] };

export type Question = {
  /** Unique on the page: the anchor of this question. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Search synonyms; never shown. */
  readonly words?: string;
  readonly link?: Action;
};

export type QuestionCategory = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
};

type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type LegalPage = {
  readonly heading: string;
  readonly summary: string;
  /** A summary of three to five sentences. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
};

export type StoredItem = {
  readonly name: string;
  readonly place: "Session storage" | "Local storage";
  readonly purpose: string;
  readonly lifetime: string;
};

/** Without a canonical path, or with `noIndex`, the page is not indexed. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
};
