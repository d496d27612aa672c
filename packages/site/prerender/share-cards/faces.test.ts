import { Renderer } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import { registerFaces } from "./faces.ts";
import { printable } from "./printable.ts";

const { display, text } = await registerFaces(new Renderer());

const letters = {
  Welsh: "ÂÊÎÔÛŴŶâêîôûŵŷÁÀÄẂẀẄỲÿ",
  Polish: "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
  "Western European": "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ",
  "Central European and Turkish": "ČĎĚŇŘŠŤŮŽčďěňřšťůžĂȘȚășțŐŰőűĞİŞğışĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįų",
  signs: "£€&@%?!.,:;–—…•·‘’“”„‚«»‹›()[]/#*+=×÷°©®0123456789½",
};

const vietnamese = "ĂÂĐÊÔƠƯăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ";

describe("the faces of the cards", () => {
  it.each(Object.entries(letters))("both have %s", (_, sample) => {
    expect(printable(sample, display)).toBe(sample);
    expect(printable(sample, text)).toBe(sample);
  });

  it("have Vietnamese in the text face alone", () => {
    expect(printable(vietnamese, text)).toBe(vietnamese);
    expect(printable(vietnamese, display)).not.toBe(vietnamese);
  });
});
