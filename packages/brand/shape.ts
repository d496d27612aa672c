/** The business that runs the site. Phone numbers and addresses are British. */
export type Studio = {
  readonly name: string;
  readonly founded: number;
  /** The legal entity: name, company number and VAT number; empty strings if it has none. */
  readonly legal: { readonly name: string; readonly number: string; readonly vat: string };
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly postcode: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };
  /** Decimal degrees to five places; null if the premises are not open to visitors. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly email: string;
  readonly phone: string;
  /** Phone opening hours: 24-hour times and a suffix such as `GMT`. `UK time` is also correct in summer. */
  readonly hours: {
    readonly days: readonly Day[];
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  readonly people: readonly { readonly name: string; readonly role: string }[];
  /** Profile URLs for search engines (`sameAs`). */
  readonly social: readonly string[];
};

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export type Site = {
  /** Default domain; VITE_SITE_URL sets the one that a build uses. */
  readonly domain: string;
  /** Appended to every page title after a bar; blog pages add "Blog". */
  readonly titleSuffix: string;
};

/** Bylines of the owner's posts and of generated posts. */
export type Authors = { readonly owner: string; readonly generated: string };

export type Keys = {
  /** Lower-case prefix of browser storage names; also the URL scheme that opens the desktop app. */
  readonly prefix: string;
  readonly appId: string;
};

/** Two forms of the cheapest monthly price: advertised and charged. Also the total for one year, and the line about VAT. */
export type Offer = {
  readonly from: string;
  readonly exactly: string;
  readonly firstYear: string;
  readonly vat: "Prices include VAT" | "No VAT is charged";
};

/** A monthly price, e.g. `£29.99`, and the id that the checkout receives (STRIPE_PRICE_IDS). */
export type Price = { readonly price: `£${string}`; readonly id: `price_${string}` };

/**
 * A package with its prices on the home page and on /services. With a shared id, the checkout charges the lower price.
 * With two ids, it charges the price on the clicked card.
 */
export type Package = { readonly name: string; readonly home: Price; readonly services: Price };

export type Packages = readonly [Package, Package, Package];

export type Colours = Record<"paper" | "ink" | "accent" | "calm", `#${string}`>;
