import { describe, expect, it } from "vitest";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";

const card: Card = {
  kind: "article",
  title: "Should you show prices?",
  label: "Writing",
  detail: "7 min read",
};

describe("a share card's address", () => {
  it("is a hash of its contents", () => {
    expect(cardAddress(card)).toMatch(/^\/cards\/[0-9a-f]{16}\.png$/);
  });

  it("changes with any text on the card", () => {
    const demo: Card = { kind: "demo", title: "Salon", label: "Website template", picture: "salon" };
    const addresses = [
      card,
      { ...card, kind: "page" as const },
      { ...card, title: "Should you hide prices?" },
      { ...card, label: "Web Design" },
      { ...card, detail: "8 min read" },
      { ...card, shape: "1x1" as const },
      { ...card, kind: "pictured" as const, picture: "0123456789abcdef" },
      { ...card, kind: "pictured" as const, picture: "fedcba9876543210" },
      demo,
      { ...demo, picture: "plumbing" },
    ].map(cardAddress);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("throws when a demo has no picture file", () => {
    expect(() => cardAddress({ ...card, picture: "no-such-demo" })).toThrow("no-such-demo-960.webp");
  });
});
