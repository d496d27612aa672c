import { expect, it } from "vitest";
import { exampleSite } from "../head/example-pages.ts";
import { securityTxt } from "./security-txt.ts";

const text = securityTxt(new Date("2026-11-20T12:34:56.789Z"), exampleSite);

it("says whom to tell, in which language, and where it belongs", () => {
  expect(text.trimEnd().split("\n")).toEqual([
    "Contact: mailto:hello@brightwren.example",
    "Expires: 2027-11-19T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://brightwren.example/.well-known/security.txt",
  ]);
});

it("is the same for two builds of a day", () => {
  expect(securityTxt(new Date("2026-11-20T23:59:59Z"), exampleSite)).toBe(text);
});
