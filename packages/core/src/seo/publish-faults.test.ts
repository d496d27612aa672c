import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishFaults } from "./publish-faults.ts";

const whole = { title: "Title", content: "Text", excerpt: "Excerpt", seo_meta_description: null };
const faultsOf = (content: string) => publishFaults({ ...whole, content }).map(({ message }) => message);

test.each([
  "#",
  "",
  "https://example.com",
  "http://www.example.org/page",
  "https://shop.example/",
  "https://",
  "TODO",
  "#TODO",
  "todo: address",
  "https://…",
  "example.com",
  "www.example.org/prices?a=1",
  "//example.com",
  "javascript:void(0)",
])("reports the placeholder link %j", (address) => {
  expect(faultsOf(`See [this](<${address}>).`)).toEqual([
    expect.stringMatching(/^A link has no real address yet/),
  ]);
  expect(faultsOf(`![Shop](<${address}>)`)).toHaveLength(1);
  expect(faultsOf(`See [this][one].\n\n[one]: <${address}>`)).toHaveLength(1);
});

test.each([
  "See [this](</contact>).",
  "See [this](<#prices>).",
  "See [this](<https://www.gov.uk/>).",
  "See [this](<mailto:hello@brightwren.co.uk>).",
  "See [this](<https://examples.com>).",
  "See [this](<www.gov.uk>).",
  "See [this](<example>).",
  "See [this](<example.com-and-other-hosts>).",
  "Write `[a](https://example.com)`.\n\n```\n[b](#)\nTODO: c\n```",
  "My TODO list, what TODOs are, and why we show nobody lorem ipsum.",
])("accepts %j", (content) => expect(faultsOf(content)).toEqual([]));

test("lists each placeholder link once, in one message", () => {
  expect(faultsOf("[a](#) [b](#) [c](https://example.com)")).toEqual([
    "2 links have no real address yet: #, https://example.com. Add them, or remove the links.",
  ]);
});

test("reports a missing title and missing text", () => {
  expect(publishFaults({ ...whole, title: " ", content: "\n" }).map(({ field }) => field)).toEqual([
    "title",
    "content",
  ]);
});

test("reports remaining TODOs and placeholder text", () => {
  expect(faultsOf("TODO: An opening.\n\n## Steps\n\n1. TODO: The first.\n2. Done.")).toEqual([
    "2 parts of the text still contain a TODO. Finish or remove them.",
  ]);
  expect(faultsOf("- [ ] TODO\n\n[TODO]\n\nLorem ipsum dolor sit amet.")).toEqual([
    "3 parts of the text still contain a TODO. Finish or remove them.",
  ]);
});

test.each(["title", "excerpt", "seo_meta_description"] as const)("reports a TODO in %s", (name) => {
  const fields = (text: string) => publishFaults({ ...whole, [name]: text }).map(({ field }) => field);
  expect(fields("TODO: Say what a reader learns here.")).toEqual([name]);
  expect(fields("How to keep a TODO list")).toEqual([]);
});

// A new brand moves them to the tests.
test.each(globSync("{supabase/seed,tests/articles}/*-*-*.sql"))("accepts the seeded article %s", (file) => {
  const [, content = ""] = /\$md\$([^]*?)\$md\$/.exec(readFileSync(file, "utf8")) ?? [];
  expect(content.length).toBeGreaterThan(1000);
  expect(faultsOf(content)).toEqual([]);
});
