import { expect, test, vi } from "vitest";
import { countWords, readingTime } from "./reading-time.ts";

const japanese = "今日は良い天気ですね。散歩に行きましょう。";

test.each([
  ["- ## two | words --- ", 2],
  ["Don't re-open https://example.com/a_b?c=1 (it’s **half-open**)", 5],
  ["Dear <first name>, a<br>b<BR/>c", 6],
  ["Привет, мир! مرحبا بالعالم שלום", 5],
  ["안녕하세요 여러분", 2],
  ["我们设计网站", 3],
  ["コーヒーを飲む", 3],
  ["สวัสดีครับ ยินดี", 3],
  ["Brightwrenは2026年", 4],
  [japanese.repeat(400), 4400],
  ["", 0],
])("counts the words of %.40j", (text, words) => expect(countWords(text)).toBe(words));

test("estimates the number of words when the browser has no segmenter", () => {
  vi.stubGlobal("Intl", {});
  expect(countWords("我们设计网站 and ภาษาไทย")).toBe(8);
});

test("rounds up to one minute per 200 words or 500 Chinese, Japanese or Korean characters", () => {
  expect(readingTime("")).toBe(1);
  expect(readingTime("word ".repeat(200))).toBe(1);
  expect(readingTime("word ".repeat(201))).toBe(2);
  expect(readingTime("字".repeat(500))).toBe(1);
  expect(readingTime(`${"字".repeat(500)} and`)).toBe(2);
  expect(readingTime(`${"word ".repeat(100)} ${"글자 ".repeat(125)}`)).toBe(1);
  expect(readingTime(japanese.repeat(400))).toBe(16);
});
