import { packages } from "../brand/brand.ts";

export type CheckoutPackage = {
  name: string;
  /** What the checkout charges a month, e.g. `£39.99`. */
  price: string;
  /** Stands for the payment provider's own id, which differs between its test and live accounts (STRIPE_PRICE_IDS). */
  priceId: string;
  /** What the payment page says where the cards of this id show two prices. */
  note: string | undefined;
};

type Card = { readonly price: string; readonly id: string };

/** A price like `£39.99` in pence. */
export const penceOf = (price: string): number => Math.round(100 * Number(price.slice(1)));

/**
 * What the checkout charges for a package. Where both cards have the same price id, it is the lower price: nobody pays
 * more than the card they pressed.
 */
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

/** What a visitor can subscribe to: each price id once. */
export const checkoutPackages: readonly CheckoutPackage[] = packages.flatMap(chargedFor);

/** The package with one of our price ids; undefined for anything else. */
export function findPackage(priceId: string | null): CheckoutPackage | undefined {
  return checkoutPackages.find((offered) => offered.priceId === priceId);
}
