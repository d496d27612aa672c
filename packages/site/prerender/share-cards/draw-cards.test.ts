import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { beforeEach, describe, expect, it } from "vitest";
import { cardAddress } from "./card-address.ts";
import type { Card } from "./card.ts";
import { drawCards, isCompletePng } from "./draw-cards.ts";

const page = (title: string): Card => ({ kind: "page", title, label: "Web design for small businesses" });
const cards = [page("About"), page("Services"), page("FAQ")];
const fileOf = (card: Card) => basename(cardAddress(card));
const [first = page("About")] = cards;

describe("drawing a build's cards", () => {
  let folder: string;
  let cacheFolder: string;
  let outFolder: string;

  beforeEach(async () => {
    folder = await testFolder();
    cacheFolder = join(folder, "cache");
    outFolder = join(folder, "dist/cards");
  });

  const build = (all: Card[]) => drawCards(all, { cacheFolder, outFolder });

  it("writes each card to its address and reports progress", async () => {
    const steps: [number, number][] = [];
    const onProgress = (done: number, total: number) => steps.push([done, total]);
    expect(await drawCards(cards, { cacheFolder, outFolder, onProgress })).toStrictEqual({
      drawn: 3,
      reused: 0,
    });
    expect((await readdir(outFolder)).toSorted()).toStrictEqual(cards.map(fileOf).toSorted());
    expect(isCompletePng(await readFile(join(outFolder, fileOf(first))))).toBe(true);
    expect(steps).toStrictEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it("draws identical cards once", async () => {
    expect(await build([first, { ...first }])).toStrictEqual({ drawn: 1, reused: 0 });
  });

  it("draws only new cards and removes unused ones", async () => {
    await build(cards);
    await rm(outFolder, { recursive: true });
    const changed = [...cards.slice(1), page("About us")];
    expect(await build(changed)).toStrictEqual({ drawn: 1, reused: 2 });
    expect((await readdir(cacheFolder)).toSorted()).toStrictEqual(changed.map(fileOf).toSorted());
    expect((await readdir(outFolder)).toSorted()).toStrictEqual(changed.map(fileOf).toSorted());
  });

  it.each([
    ["empty", (file: string) => truncate(file)],
    ["cut off", async (file: string) => truncate(file, (await stat(file)).size - 20)],
    [
      "damaged",
      async (file: string) => {
        const bytes = await readFile(file);
        bytes.writeUInt8(bytes.readUInt8(2000) ^ 1, 2000);
        await writeFile(file, bytes);
      },
    ],
  ])("redraws a card when its cached file is %s", async (_, spoil) => {
    await build(cards);
    await spoil(join(cacheFolder, fileOf(first)));
    expect(await build(cards)).toStrictEqual({ drawn: 1, reused: 2 });
    expect(isCompletePng(await readFile(join(outFolder, fileOf(first))))).toBe(true);
  });

  it("leaves other files in the cache folder alone", async () => {
    await build([first]);
    await writeFile(join(cacheFolder, "notes.txt"), "");
    const abandoned = join(cacheFolder, "0123456789abcdef.png.1.part");
    await writeFile(abandoned, "");
    await utimes(abandoned, new Date(0), new Date(0));
    await writeFile(join(cacheFolder, "0123456789abcdef.png.2.part"), "");
    await build([first]);
    expect((await readdir(cacheFolder)).toSorted()).toStrictEqual(
      [fileOf(first), "notes.txt", "0123456789abcdef.png.2.part"].toSorted(),
    );
  });
});
