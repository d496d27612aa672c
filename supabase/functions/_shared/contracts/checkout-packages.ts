import { packages } from "../brand/brand.ts";

export type CheckoutPackage = {
  name: string;
  /** Per month, e.g. `£39.99`. */
  price: string;
  /** Our own id. The provider's ids differ between its test and live modes (STRIPE_PRICE_IDS). */
  priceId: string;
  /** Shown on the payment page when cards with this id show different prices. */
  note: string | undefined;
};

type Card = { readonly price: string; readonly id: string };

export const penceOf = (price: string): number => Math.round(100 * Number(price.slice(1)));

/** If two cards share a price id, charges the lower price, so visitors never pay more than they saw. */
export function chargedFor({
  name,
  home,
  services,
}: {
  readonly name: string;
  readonly home: Card;
  readonly services: Card;
}): CheckoutPackage[] {
  const offer = ({ price, id }: Card, note?: string) => ({ name, price, priceId: id, note });
  if (home.id !== services.id) return [offer(home), offer(services)];
  if (home.price === services.price) return [offer(home)];
  const [lower, higher] = penceOf(home.price) < penceOf(services.price) ? [home, services] : [services, home];
  return [
    offer(
      lower,
      `Our pages show two prices for ${name}, ${lower.price} and ${higher.price} a month: you are charged the lower one.`,
    ),
  ];
}

export const checkoutPackages: readonly CheckoutPackage[] = packages.flatMap(chargedFor);

export function findPackage(priceId: string | null): CheckoutPackage | undefined {
  return checkoutPackages.find((offered) => offered.priceId === priceId);
}
