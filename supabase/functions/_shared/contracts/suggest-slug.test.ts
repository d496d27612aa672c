import { expect, test } from "vitest";
import { suggestSlug } from "./suggest-slug.ts";

test.each([
  ["How to choose a slate", "how-to-choose-a-slate"],
  ["  Crème brûlée & œufs! ", "creme-brulee-and-oeufs"],
  ["Łódź, Straße, Ærø", "lodz-strasse-aero"],
  ["It’s the owner's", "its-the-owners"],
  ["50% off – 2026", "50-off-2026"],
  ["Καλημέρα κόσμε", "kalimera-kosme"],
  ["Привет, мир: Щука и объём", "privet-mir-shchuka-i-obyom"],
  ["Київ — столиця", "kiyiv-stolicya"],
  ["مرحبا بالعالم", "mrhb-blaalm"],
  ["שלום עולם", "shlvm-vlm"],
  ["屋根", "wu-gen"],
  ["こんにちは 東京", "konnitiha-dong-jing"],
  ["你好，世界 网站设计", "ni-hao-shi-jie-wang-zhan-she-ji"],
  ["안녕하세요 세계", "annyeonghaseyo-segye"],
  ["สวัสดีชาวโลก", "swasdiichaawolk"],
  ["नमस्ते दुनिया", "nmste-duniyaa"],
  ["Işık ve İstanbul", "isik-ve-istanbul"],
  ["Größe & Füße", "grosse-and-fusse"],
  ["Đường phố Việt Nam", "duong-pho-viet-nam"],
  ["Þór og Ísland", "thor-og-island"],
  ["ქართული", "kartuli"],
  ["Привет from Łódź 東京 2026", "privet-from-lodz-dong-jing-2026"],
  ["Cafe\u0301", "cafe"],
  ["Ｆｕｌｌ ｗｉｄｔｈ", "full-width"],
  ["١٢٣ ideas", "123-ideas"],
  ["£29 – €100", "29-100"],
  ["🎉🧁", "post"],
  ["👍🏽 Thumbs up", "thumbs-up"],
  ["…!?", "post"],
  ["", "post"],
  ["Null", "null-post"],
  ["TRUE", "true-post"],
  ["Index", "index-post"],
  ["Con", "con-post"],
  ["COM1", "com1-post"],
])("converts %j to %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("shortens a long title at a word boundary", () => {
  const slug = suggestSlug("word ".repeat(40));
  expect(slug).toMatch(/^word(-word)*$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(suggestSlug("w".repeat(200))).toHaveLength(80);
});
