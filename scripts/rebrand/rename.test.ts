import { expect, test } from "vitest";
import { linesNaming, renamed } from "./rename.ts";

const ours = {
  name: "Brightwren",
  owner: "The Brightwren Studio",
  prefix: "brightwren",
  domain: "brightwren.example",
  email: "hello@brightwren.example",
  appId: "example.brightwren.desktop",
};
const theirs = {
  name: "Northgate Web",
  owner: "Northgate Web",
  prefix: "northgate",
  domain: "northgate-web.example",
  email: "hi@northgate-web.example",
  appId: "example.northgate-web.desktop",
};

test.each([
  ['import { paths } from "@brightwren/core/paths";', 'import { paths } from "@northgate/core/paths";'],
  [
    "hello@brightwren.example, owner@brightwren.example",
    "hi@northgate-web.example, owner@northgate-web.example",
  ],
  ["by The Brightwren Studio", "by Northgate Web"],
  ["brightwren://post/1, BRIGHTWREN://POST/1", "northgate://post/1, NORTHGATE://POST/1"],
  ["example.brightwren.desktop", "example.northgate-web.desktop"],
  ["Brightwren’s own; brightwren-local", "Northgate Web’s own; northgate-local"],
  ["brightwrench", "brightwrench"],
])("renames %s", (before, after) => {
  expect(renamed(before, ours, theirs)).toBe(after);
  expect(renamed(after, ours, theirs)).toBe(after);
});

test("inserts a $ in a name literally", () => {
  expect(renamed("Brightwren", ours, { ...theirs, name: "Cash $& Carry" })).toBe("Cash $& Carry");
});

test("returns the lines that contain a name, with their numbers", () => {
  expect(linesNaming("one\n  of Brightwren's\nnone", "Brightwren")).toEqual([
    { line: 2, text: "of Brightwren's" },
  ]);
});
