import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { cutFile, readCardPictures } from "./card-pictures.ts";
import { drawCard } from "./draw-card.ts";

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const files: Record<string, Buffer | null> = {
  "/wide.png": await picture(2400, 1600, "#c02010"),
  "/tall.png": await picture(500, 1500, "#1040c0"),
  "/wide-again.png": await picture(2400, 1600, "#c02010"),
  "/tiny.png": await picture(60, 40, "#1040c0"),
  "/text.txt": Buffer.from("no picture"),
  "/gone.png": null,
};
const originals = {
  fetchAll: () => Promise.resolve(),
  read: (address: string) => Promise.resolve(files[address] ?? null),
};
const losses = new Map<string, string>();

describe("a build's featured pictures", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await testFolder();
  });

  const read = (...addresses: string[]) => readCardPictures(addresses, { originals, folder, losses });

  it("are cropped to the aspect ratios for search engines, and never enlarged", async () => {
    const pictures = await read("/wide.png", "/wide-again.png", "/tall.png");
    expect(pictures.get("/wide-again.png")).toEqual(pictures.get("/wide.png"));
    expect(pictures.get("/wide.png")?.cuts).toEqual({
      "1x1": { width: 1200, height: 1200 },
      "4x3": { width: 1200, height: 900 },
      "16x9": { width: 1200, height: 675 },
    });
    const tall = pictures.get("/tall.png");
    expect(tall?.cuts["16x9"]).toEqual({ width: 500, height: 281 });
    const { format, width, height } = await sharp(join(folder, cutFile(tall?.key ?? "", "4x3"))).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 500, height: 375 });
  });

  it("are omitted when missing, unreadable or too small for a card", async () => {
    expect([...(await read("/gone.png", "/text.txt", "/tiny.png", "/wide.png")).keys()]).toEqual([
      "/wide.png",
    ]);
    expect([...losses]).toEqual([["/text.txt", expect.stringMatching(/^it could not be cut for cards: ./)]]);
  });

  it("are cropped once, and removed when no post uses them", async () => {
    const { key = "" } = (await read("/wide.png", "/tall.png")).get("/wide.png") ?? {};
    const { mtimeMs } = await stat(join(folder, cutFile(key, "1x1")));
    expect((await read("/wide.png")).get("/wide.png")?.key).toBe(key);
    expect((await stat(join(folder, cutFile(key, "1x1")))).mtimeMs).toBe(mtimeMs);
    expect((await readdir(folder)).every((file) => file.startsWith(key))).toBe(true);
  });

  it("appear on their articles' share cards", async () => {
    const { key } = (await read("/wide.png")).get("/wide.png") ?? {};
    const card = {
      kind: "pictured",
      title: "Should you show prices?",
      label: "Writing",
      picture: key,
    } as const;
    const drawn = await drawCard({ ...card, picture: key ?? "" }, folder);
    const inWindow = await sharp(drawn).extract({ left: 600, top: 260, width: 500, height: 300 }).toBuffer();
    const { dominant } = await sharp(inWindow).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 100);
    expect((await sharp(drawn).metadata()).format).toBe("jpeg");
    expect(await readFile(join(folder, cutFile(key ?? "", "window")))).toBeTruthy();
  });
});
