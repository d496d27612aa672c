import { expect, test } from "vitest";
import { layout } from "./export-layout.ts";
import { exportReadme } from "./export-readme.ts";

test("counts the contents of an export, and describes its files and folders", () => {
  const { manifest: _manifest, readme: _readme, ...described } = layout;
  const counts = { posts: 1, pictures: 2, enquiries: 3, subscriptions: 4, missing: [] };
  const text = exportReadme("https://example.com", counts).replaceAll("\n", " ");
  for (const name of Object.values(described)) expect(text).toContain(name);
  expect(text).toContain("1 posts, 2 pictures, 3 enquiries, 4 subscriptions");
});
