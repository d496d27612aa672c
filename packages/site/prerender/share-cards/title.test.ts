import { describe, expect, it } from "vitest";
import { openCardRenderer } from "./card-renderer.ts";
import { setTitle } from "./title.ts";

const from = await openCardRenderer();
const room = { width: 970, height: 290, sizes: [140, 100, 80, 60, 44] };
const set = (title: string) => setTitle(from, title, room);

describe("setting a title", () => {
  it("makes it as large as its room allows", async () => {
    expect(await set("SEO")).toMatchObject({ text: "SEO", className: "title", style: { fontSize: 140 } });
    expect(await set("Website accessibility and the Equality Act 2010: where to start")).toMatchObject({
      style: { fontSize: 80, overflowWrap: "normal" },
    });
  });

  it("makes a long word smaller rather than break it", async () => {
    expect(await set("Donaudampfschifffahrt")).toMatchObject({
      style: { fontSize: 60, overflowWrap: "normal" },
    });
  });

  it("breaks a word that fits a line in no size", async () => {
    expect(await set("a".repeat(60))).toMatchObject({ style: { fontSize: 60, overflowWrap: "anywhere" } });
  });

  it("cuts what fits in no size after the last whole line", async () => {
    expect(await set("W".repeat(200))).toMatchObject({ style: { fontSize: 44, lineClamp: 6 } });
  });

  it("sets a title with Vietnamese letters in the text face, whole", async () => {
    expect(await set("Thiết kế trang web")).toMatchObject({
      text: "Thiết kế trang web",
      className: "title plain",
    });
  });

  it("stays with the display face where neither has a character", async () => {
    expect(await set("Shop 漢字 🎄 Łódź")).toMatchObject({ text: "Shop Łódź", className: "title" });
  });
});
