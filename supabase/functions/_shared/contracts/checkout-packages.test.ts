import { expect, test } from "vitest";
import { chargedFor, findPackage } from "./checkout-packages.ts";

test("charges the lower price when two cards share an id", () => {
  const dearHome = { home: { price: "£99.99", id: "price_a" }, services: { price: "£69.99", id: "price_a" } };
  const dearServices = { home: dearHome.services, services: dearHome.home };
  for (const cards of [dearHome, dearServices])
    expect(chargedFor({ name: "Shop", ...cards })).toEqual([
      {
        name: "Shop",
        price: "£69.99",
        priceId: "price_a",
        note: "Our pages show two prices for Shop, £69.99 and £99.99 a month: you are charged the lower one.",
      },
    ]);
});

test("compares prices as numbers", () => {
  const cards = { home: { price: "£100", id: "price_a" }, services: { price: "£99.50", id: "price_a" } };
  expect(chargedFor({ name: "Shop", ...cards })).toMatchObject([{ price: "£99.50" }]);
});

test("charges each card's price when the prices agree or the ids differ", () => {
  const home = { price: "£29.99", id: "price_a" };
  expect(chargedFor({ name: "Starter", home, services: home })).toEqual([
    { name: "Starter", price: "£29.99", priceId: "price_a", note: undefined },
  ]);
  expect(chargedFor({ name: "Starter", home, services: { price: "£19.99", id: "price_b" } })).toEqual([
    { name: "Starter", price: "£29.99", priceId: "price_a", note: undefined },
    { name: "Starter", price: "£19.99", priceId: "price_b", note: undefined },
  ]);
});

test.each(["", "price_gold", "toString", null])("does not find a package for the price id %o", (priceId) => {
  expect(findPackage(priceId)).toBeUndefined();
});
