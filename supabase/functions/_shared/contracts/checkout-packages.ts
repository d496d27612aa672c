import { packages } from "../brand/brand.ts";

/**
 * What a visitor can subscribe to: each price of a package once, by the id that stands for the payment provider's own,
 * which differ between its test and live accounts (STRIPE_PRICE_IDS).
 */
export const checkoutPackages = packages.flatMap(({ name, home, services }) =>
  (home.id === services.id ? [home] : [home, services]).map(({ price, id }) => ({
    name,
    price,
    priceId: id,
  })),
);

export type CheckoutPackage = (typeof checkoutPackages)[number];
export type PriceId = CheckoutPackage["priceId"];

/** Whether this is one of our ids. */
export function isPriceId(text: string): text is PriceId {
  return checkoutPackages.some(({ priceId }) => priceId === text);
}
