import type { Manifest } from "vite";
import { expect, it } from "vitest";
import { pageAssets } from "./page-assets.ts";

const manifest: Manifest = {
  "index.html": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_parts.js"] },
  "_parts.js": { file: "assets/parts.js", css: ["assets/parts.css"] },
  "home.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["index.html", "_parts.js"] },
};

it("lists each style sheet and script once, starting with the entry script", () => {
  expect(pageAssets(manifest, ["home.tsx"])).toEqual({
    styles: ["/assets/parts.css", "/assets/entry.css", "/assets/home.css"],
    scripts: ["/assets/entry.js", "/assets/parts.js", "/assets/home.js"],
  });
});

it("throws for modules that the build does not contain", () => {
  expect(() => pageAssets(manifest, ["gone.tsx"])).toThrow("does not know gone.tsx");
});
