import { studio } from "@brightwren/brand";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { searchShapes } from "../page/page-facts.ts";
import type { Card } from "./card.ts";
import { styleSheet } from "./design.ts";
import { drawCard, openCardRenderer, setTitle } from "./draw-card.ts";

const article = (title: string): Card => ({
  kind: "article",
  title,
  label: "Local SEO",
  detail: "17 November 2026 · 7 min read",
});

const demo: Card = {
  kind: "demo",
  title: "Beauty Salon",
  label: "Website template",
  detail: "Live demo",
  picture: "salon",
};

type Area = { left: number; top: number; width: number; height: number };
const windowBottom: Area = { left: 70, top: 606, width: 1060, height: 24 };
const windowRight: Area = { left: 1090, top: 230, width: 44, height: 400 };
const barBesideTab: Area = { left: 900, top: 160, width: 220, height: 50 };
const groundOfDemo: Area = { left: 0, top: 110, width: 470, height: 200 };
const betweenTitleAndDetail: Area = { left: 70, top: 552, width: 1060, height: 6 };

const colourRange = async (png: Buffer, area: Area): Promise<number> => {
  const { channels } = await sharp(await sharp(png).extract(area).png().toBuffer()).stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
};

describe("a share card", () => {
  it.each([
    article("Should you show prices?"),
    { kind: "page", title: "Cookie Policy", label: "Web design for small businesses" } as const,
    demo,
  ])("is a non-empty PNG of 1200 by 630 pixels: $kind", async (card) => {
    const png = await drawCard(card);
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toStrictEqual({ format: "png", width: 1200, height: 630 });
    const { channels } = await sharp(png).stats();
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  });

  it.each(["1x1", "4x3", "16x9"] as const)("fills the aspect ratio for search engines: %s", async (shape) => {
    const png = await drawCard({ ...article("Should you show prices?"), shape });
    const { width, height } = await sharp(png).metadata();
    expect({ width, height }).toEqual(searchShapes[shape]);
    // The window extends beyond the bottom edge at any height.
    const edge = { ...windowBottom, top: searchShapes[shape].height - 24 };
    expect(await colourRange(png, edge)).toBe(0);
    expect(await colourRange(png, { left: 40, top: edge.top, width: 40, height: 24 })).toBeGreaterThan(60);
  });

  it("is small enough for every social network", async () => {
    expect(
      (await drawCard(article("Email on your own domain, set up so that it arrives"))).length,
    ).toBeLessThan(40_000);
    expect((await drawCard(demo)).length).toBeLessThan(200_000);
  });

  it("keeps a plain background when the picture has many colours", async () => {
    const png = await drawCard({ ...demo, title: "Car Detailing", picture: "detailing" });
    expect(await colourRange(png, groundOfDemo)).toBe(0);
  });

  it("keeps a long category within its tab", async () => {
    const bar = (png: Buffer) => sharp(png).extract(barBesideTab).raw().toBuffer();
    const long = await drawCard({
      ...article("Prices"),
      label: "A category with far too long a name ".repeat(4),
    });
    expect((await bar(long)).equals(await bar(await drawCard(article("Prices"))))).toBe(true);
  });

  it.each([
    ["200 characters", "How a plumber moved his website without losing customers ".repeat(4).slice(0, 200)],
    ["one word of 60 characters", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochau"],
    ["ordinary words", "Website packages and what they include in the first year"],
    ["more text than fits at any size", "W".repeat(200)],
  ])("keeps a title within its window: %s", async (_, title) => {
    const png = await drawCard(article(title));
    expect(await colourRange(png, windowBottom)).toBe(0);
    expect(await colourRange(png, windowRight)).toBe(0);
    expect(png.equals(await drawCard(article("Should you show prices?")))).toBe(false);
  });

  it("truncates a title that does not fit even in the smallest size", async () => {
    expect(await colourRange(await drawCard(article("W".repeat(200))), betweenTitleAndDetail)).toBe(0);
  });

  it("omits characters that its fonts lack", async () => {
    const plain = await drawCard(article("Café bez granic, gŵyl a môr"));
    expect(plain.equals(await drawCard(article("🚀 Café bez granic, 漢字 gŵyl a môr")))).toBe(true);
  });

  it("shows the studio's name when a title has no printable characters", async () => {
    expect((await drawCard(article("漢字"))).equals(await drawCard(article(studio.name)))).toBe(true);
  });
});

it("uses every colour token of the light scheme", () => {
  expect(styleSheet()).not.toContain("light-dark(");
  expect(styleSheet()).toMatch(/--paper: #/);
});

const from = await openCardRenderer();
const room = { width: 970, height: 290, sizes: [140, 100, 80, 60, 44] };

describe("setting a title", () => {
  const equalityAct = "Website accessibility and the Equality Act 2010: where to start";
  it.each([
    ["uses the largest size", "SEO", { text: "SEO", className: "title", style: { fontSize: 140 } }],
    ["uses the largest size that fits", equalityAct, { style: { fontSize: 80, overflowWrap: "normal" } }],
    [
      "shrinks a long word instead of breaking it",
      "Donaudampfschifffahrt",
      { style: { fontSize: 60, overflowWrap: "normal" } },
    ],
    [
      "breaks a word that does not fit a line even in the smallest size",
      "a".repeat(60),
      { style: { fontSize: 60, overflowWrap: "anywhere" } },
    ],
    [
      "truncates after the last line that fits when the title is too long at any size",
      "W".repeat(200),
      { style: { fontSize: 44, lineClamp: 6 } },
    ],
    [
      "sets the whole title in the text font when it has Vietnamese letters",
      "Thiết kế trang web",
      { text: "Thiết kế trang web", className: "title plain" },
    ],
    [
      "uses the display font when both fonts lack a character",
      "Shop 漢字 🎄 Łódź",
      { text: "Shop Łódź", className: "title" },
    ],
  ])("%s", async (_, title, node) => {
    expect(await setTitle(from, title, room)).toMatchObject(node);
  });
});
