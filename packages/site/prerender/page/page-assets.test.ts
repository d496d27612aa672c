import type { Manifest } from "vite";
import { expect, it } from "vitest";
import { pageAssets } from "./page-assets.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_parts.js"] },
  "_parts.js": { file: "assets/parts.js", css: ["assets/parts.css"] },
  "home.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["index.html", "_parts.js"] },
  "lower.tsx": { file: "assets/lower.js", css: ["assets/lower.css"], imports: ["_parts.js"] },
  "a.tsx": { file: "assets/a.js", imports: ["b.tsx"] },
  "b.tsx": { file: "assets/b.js", imports: ["a.tsx"] },
};

it("gives styles and scripts once each, what is imported before what imports it", () => {
  expect(pageAssets(manifest, ["home.tsx"])).toEqual({
    styles: ["/assets/parts.css", "/assets/entry.css", "/assets/home.css"],
    scripts: ["/assets/parts.js", "/assets/entry.js", "/assets/home.js"],
  });
});

it("takes only the styles of what comes later", () => {
  const { styles, scripts } = pageAssets(manifest, ["home.tsx"], ["lower.tsx"]);
  expect(styles).toContain("/assets/lower.css");
  expect(scripts).not.toContain("/assets/lower.js");
});

it("refuses chunks that import each other, and modules nobody built", () => {
  expect(() => pageAssets(manifest, ["a.tsx"])).toThrow("a.tsx → b.tsx → a.tsx");
  expect(() => pageAssets(manifest, ["gone.tsx"])).toThrow("does not know gone.tsx");
});
