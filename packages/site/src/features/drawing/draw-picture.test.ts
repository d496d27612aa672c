import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { motifOf } from "./motifs.ts";

const titles = Array.from({ length: 60 }, (_, index) => `Post ${index} of very many`);

describe("a drawn picture", () => {
  it("is the same for the same post", () => {
    expect(drawPicture("A title", "local-seo")).toEqual(drawPicture("A title", "local-seo"));
  });

  it("differs by title but uses the same inks within a category", () => {
    const drawn = titles.map((title) => drawPicture(title, "local-seo"));
    expect(new Set(drawn.map(({ shapes }) => shapes)).size).toBeGreaterThan(40);
    expect(new Set(drawn.map(({ inks }) => inks)).size).toBe(1);
  });

  it("does not contain letters", () => {
    for (const { shapes } of titles.map((title) => drawPicture(title, "web-design")))
      expect(shapes).not.toContain("<text");
  });

  it("shows different motifs for different subjects within a category", () => {
    const seoTitles = [
      "What SEO can do for a small business, and what it cannot",
      "Page titles and descriptions: nine before-and-afters",
      "Keyword research with nothing but your inbox and Google",
    ];
    const found = seoTitles.map((title) => motifOf(title, "seo-basics", 0));
    expect(new Set(found).size).toBe(seoTitles.length);
  });

  it("has a different ink set for each of the first seven categories", () => {
    const categories = [
      "seo-basics",
      "local-seo",
      "web-design",
      "website-performance",
      "writing-for-the-web",
      "domains-and-hosting",
      "law-and-accessibility",
    ];
    expect(new Set(categories.map((category) => drawPicture("A title", category).inks)).size).toBe(7);
  });

  it("shows the title's subject, or else the category's", () => {
    const shapesOf = (title: string, category: string) => drawPicture(title, category).shapes;
    const pound = ">£</text>";
    expect(shapesOf("Should you show prices?", "seo-basics")).toContain(pound);
    expect(shapesOf("Something else", "prices")).toContain(pound);
    expect(shapesOf("Something else", "seo-basics")).not.toContain(pound);
  });

  it.each(["", "漢字", "🐦", "</text><script>", "W".repeat(300), "a & b", "1st", "ß"])(
    "is small, valid SVG when the title is %j",
    (title) => {
      const { shapes } = drawPicture(title, "");
      expect(() => new SaxesParser().write(`<svg>${shapes}</svg>`).close()).not.toThrow();
      expect(shapes).not.toMatch(/<script|NaN|undefined/);
      expect(shapes.length).toBeLessThan(2500);
    },
  );
});
