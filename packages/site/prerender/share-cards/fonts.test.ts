import { Renderer } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import { printable, registerFonts } from "./fonts.ts";

const { display, text } = await registerFonts(new Renderer());

const letters = {
  Welsh: "ÂÊÎÔÛŴŶâêîôûŵŷÁÀÄẂẀẄỲÿ",
  Polish: "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
  "Western European": "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ",
  "Central European and Turkish": "ČĎĚŇŘŠŤŮŽčďěňřšťůžĂȘȚășțŐŰőűĞİŞğışĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįų",
  signs: "£€&@%?!.,:;–—…•·‘’“”„‚«»‹›()[]/#*+=×÷°©®0123456789½",
};

const vietnamese = "ĂÂĐÊÔƠƯăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ";

describe("the fonts of the cards", () => {
  it.each(Object.entries(letters))("both contain %s", (_, sample) => {
    expect(printable(sample, display)).toBe(sample);
    expect(printable(sample, text)).toBe(sample);
  });

  it("support Vietnamese only in the text font", () => {
    expect(printable(vietnamese, text)).toBe(vietnamese);
    expect(printable(vietnamese, display)).not.toBe(vietnamese);
  });
});

const coverage = new Set(Array.from("abcdefgT M›-’é", (character) => character.codePointAt(0) ?? 0));

describe("printable text", () => {
  it.each([
    ["stay as they are", "bé cab", "bé cab"],
    ["are composed where they came in parts", "be\u0301", "bé"],
    ["lose emoji and the gap they leave", "a 👩‍🔧 b 🎄", "a b"],
    ["lose invisible characters", "a\u00adb\u200bc\u200e", "abc"],
    ["keep the letter under an unknown mark", "ạb", "ab"],
    ["have signs written out", "a™", "aTM"],
    ["have signs replaced by their like", "a → b′ c‑d", "a › b’ c-d"],
    ["have plain spaces only", "a\u00a0b\u202fc\n d", "a b c d"],
    ["are none where the script is another one", "漢字", ""],
  ])("%s", (_, words, shown) => {
    expect(printable(words, coverage)).toBe(shown);
  });
});
