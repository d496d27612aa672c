/** Formats an amount in the smallest unit of its currency, such as '£39.99' for 3999 pence. */
export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
