/**
 * The packages a visitor can subscribe to. Their ids stand for the payment provider's own, which differ between its
 * test and live accounts (STRIPE_PRICE_IDS). No imports here: the site's first load carries this file.
 */
export const checkoutPackages = [
  { name: "Starter", priceId: "price_starter_monthly" },
  { name: "Standard", priceId: "price_standard_monthly" },
  { name: "E-commerce", priceId: "price_ecommerce_monthly" },
] as const;

export type CheckoutPackage = (typeof checkoutPackages)[number];
export type PriceId = CheckoutPackage["priceId"];

/** Whether this is one of our three ids. */
export function isPriceId(text: string): text is PriceId {
  return checkoutPackages.some(({ priceId }) => priceId === text);
}
