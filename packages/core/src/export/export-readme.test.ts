import { expect, test } from "vitest";
import { layout } from "./export-layout.ts";
import { exportReadme } from "./export-readme.ts";

const counts = {
  site: "https://example.com",
  posts: 1,
  pictures: 2,
  enquiries: 3,
  subscriptions: 4,
  missing: [],
};

test("describes every file and folder of an export", () => {
  const { manifest: _manifest, readme: _readme, ...described } = layout;
  const text = exportReadme(counts);
  for (const name of Object.values(described)) expect(text).toContain(name);
});

test("counts what the export contains", () => {
  expect(exportReadme(counts).replaceAll("\n", " ")).toContain(
    "1 posts, 2 pictures, 3 enquiries, 4 subscriptions",
  );
});
