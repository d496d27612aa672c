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

describe("the share card fonts", () => {
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
    ["keeps supported characters", "bé cab", "bé cab"],
    ["composes decomposed characters", "be\u0301", "bé"],
    ["drops emoji and the gap they leave", "a 👩‍🔧 b 🎄", "a b"],
    ["drops invisible characters", "a\u00adb\u200bc\u200e", "abc"],
    ["keeps the letter below an unsupported diacritic", "ạb", "ab"],
    ["spells out symbols", "a™", "aTM"],
    ["replaces symbols with similar characters", "a → b′ c‑d", "a › b’ c-d"],
    ["contains only plain spaces", "a\u00a0b\u202fc\n d", "a b c d"],
    ["is empty when the script is unsupported", "漢字", ""],
  ])("%s", (_, words, shown) => {
    expect(printable(words, coverage)).toBe(shown);
  });
});
