import { checkoutPackages, type PriceId } from "@brightwren/functions/contracts/checkout-packages";

// As on /services. The home page states £49.99 for Standard and £99.99 for E-commerce under the same price ids; the
// specification (section 9) lets both stand, and one id can have one price here.
const prices: Record<PriceId, string> = {
  price_starter_monthly: "£29.99",
  price_standard_monthly: "£39.99",
  price_ecommerce_monthly: "£69.99",
};

export type PracticePackage = { name: string; price: string };

/** Takes a price id from an address; gives the package's name and monthly price, or nothing if there is none. */
export function findPracticePackage(priceId: string | null): PracticePackage | undefined {
  const found = checkoutPackages.find((offered) => offered.priceId === priceId);
  return found && { name: found.name, price: prices[found.priceId] };
}
