/** Formats an amount in the smallest unit of its currency, such as '£39.99' for 3999 pence. */
export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

type Price = { amount: number; currency: string; billing_period: string; further_prices?: string | null };

/** '£39.99 a month', or '£29.99 every 4 weeks + €5.00 a year'. */
export const subscriptionPrice = ({ billing_period, further_prices, ...price }: Price): string =>
  `${formatPrice(price)} ${/^\d/.test(billing_period) ? "every" : "a"} ${billing_period}${further_prices ? ` + ${further_prices}` : ""}`;
