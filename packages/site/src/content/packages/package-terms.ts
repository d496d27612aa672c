/** The payment provider's prices; the same three on the home page and on /services. */
export const priceIds = {
  starter: "price_starter_monthly",
  standard: "price_standard_monthly",
  ecommerce: "price_ecommerce_monthly",
} as const;

export const popularLabel = "Most Popular";
