import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

test.each([
  ["Slates compared", "Slates compared"],
  ["  two\n lines ", "two lines"],
  ["**Bold** and _not_", "Bold and not"],
  ["<script>alert(1)</script>Slates", "Slates"],
  ["[words](javascript:alert(1))", "words"],
  ["![x](y) Tags", "Tags"],
  ["1. Ask *first*", "1. Ask first"],
  ["# Heading", "Heading"],
  ["- *dash*", "- dash"],
  ["Fish & chips, 5 < 6", "Fish & chips, 5 < 6"],
  ["it’s “quoted” – fine", "it’s “quoted” – fine"],
  ["<b></b>", ""],
])("%j reads %j", (text, expected) => expect(plainLine(text)).toBe(expected));
