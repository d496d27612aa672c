/** Who stands behind the site. Phone numbers and addresses are British. */
export type Studio = {
  readonly name: string;
  readonly founded: number;
  /** The entity that signs: its name, and its company and VAT numbers, empty where it has none. */
  readonly legal: { readonly name: string; readonly number: string; readonly vat: string };
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly postcode: string;
    /** Two letters (ISO 3166-1). */
    readonly country: string;
  };
  /** Where its door is, in degrees as maps give them, to five decimals; null where nobody is to come. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly email: string;
  /** As it is read out, e.g. `01632 960 418`. */
  readonly phone: string;
  /** When the phone is answered: 24-hour times, and what is said behind them, e.g. `GMT`; `UK time` is right in summer, too. */
  readonly hours: {
    readonly days: readonly Day[];
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  /** Who answers it. */
  readonly people: readonly { readonly name: string; readonly role: string }[];
  /** Addresses of profiles elsewhere, for search engines (`sameAs`). */
  readonly social: readonly string[];
};

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export type Site = {
  /** Where it will be served; a build is told by VITE_SITE_URL. */
  readonly domain: string;
  /** Ends the title of every page, behind a bar; the blog's have "Blog" behind it. */
  readonly titleSuffix: string;
};

/** Bylines: of posts that the owner writes, and of those that are generated. */
export type Authors = { readonly owner: string; readonly generated: string };

export type Keys = {
  /** Begins the names of what is stored in browsers, and is the scheme of links into the desktop app. Lower case letters. */
  readonly prefix: string;
  /** The desktop app's identifier, a domain read backwards and `.desktop`. */
  readonly appId: string;
};

/** The cheapest price a month, as it is said and as it is charged, and what a year of it comes to. */
export type Offer = { readonly from: string; readonly exactly: string; readonly firstYear: string };

/** A monthly price in pounds, e.g. `£29.99`, and the id that a checkout is asked for it by (STRIPE_PRICE_IDS). */
export type Price = { readonly price: `£${string}`; readonly id: `price_${string}` };

/**
 * A package by its name, with its price on the home page and on /services. With one id for both, the checkout charges
 * the lower price; with two ids, it charges what the clicked card shows.
 */
export type Package = { readonly name: string; readonly home: Price; readonly services: Price };

/** The layout has three columns. */
export type Packages = readonly [Package, Package, Package];

/** Six hexadecimal digits behind a #. */
export type Colours = Record<"paper" | "ink" | "accent" | "calm", `#${string}`>;
