import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandSettings } from "./brand-settings.ts";

const root = join(import.meta.dirname, "../..");

const satisfying = (name: string, value: unknown, type: string) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};\n`;

export const brandPage = (settings: BrandSettings): string =>
  [
    "// The brand. After a change, run `npm run brand` to update the derived files (docs/make-it-yours.md).",
    'import type { Authors, Colours, Keys, Offer, Packages, Site, Studio } from "./shape.ts";',
    "",
    "/** While true, tests/specification requires the specification's own wording and figures. */",
    "export const sample: boolean = false;",
    "",
    satisfying("studio", settings.studio, "Studio"),
    satisfying("site", settings.site, "Site"),
    satisfying("authors", settings.authors, "Authors"),
    satisfying("keys", settings.keys, "Keys"),
    "/** The lowest price, as shown in copy and as charged. */",
    satisfying("offer", settings.offer, "Offer"),
    "/** If both prices of a package share an id, the checkout charges the lower price. */",
    satisfying("packages", settings.packages, "Packages"),
    satisfying("colours", settings.colours, "Colours"),
  ].join("\n");

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** Writes packages/brand and removes the samples. The derived files and icons follow with `npm run brand`. */
export async function applySettings(settings: BrandSettings): Promise<void> {
  await writeFile(join(root, "packages/brand/brand.ts"), brandPage(settings));
  if (settings.emblem) {
    const parts = JSON.stringify(settings.emblem, null, 2);
    await edit("packages/brand/emblem.ts", (text) =>
      text
        .replace(
          /(export const emblem: readonly EmblemPart\[\] = )\[[^]*?\n\];/,
          (_, start: string) => `${start}${parts};`,
        )
        .replace("mayBeTurned: boolean = true", "mayBeTurned: boolean = false")
        .replace(/\{ x: [\d.]+, y: [\d.]+ \}/, "{ x: 32, y: 32 }"),
    );
  }
  await edit("packages/brand/emblem.ts", (text) =>
    text.replace(/(perches: boolean = )\w+/, `$1${settings.perches}`),
  );
  if (settings.samples === "remove") await removeSamples();
}

/** Removes the sample founder, testimonials and articles; the tests keep a copy of the articles. */
async function removeSamples(): Promise<void> {
  const git = (...given: string[]) => execFileSync("git", given, { cwd: root });
  if (!existsSync(join(root, "tests/articles"))) {
    git("mv", "supabase/seed", "tests/articles");
    // Both sets of articles need their categories.
    await copyFile(join(root, "supabase/seed.sql"), join(root, "tests/articles/00-categories.sql"));
    git("add", "tests/articles");
    await edit("docs/credits.md", (text) => text.replace("`supabase/seed/`", "`tests/articles/`"));
  }
  await edit("packages/brand/founder.ts", (text) => text.replace(/(\| null = )\{[^]*\};/, "$1null;"));
  await edit("packages/brand/portrait.ts", (text) => text.replace(/"[^"]*"/, "null"));
  for (const path of globSync("packages/site/src/content/testimonials/*.ts", { cwd: root }))
    await edit(path, (text) =>
      text
        .replace(/(: readonly Testimonial\[\] = )\[[^]*?\n\];/, "$1[];")
        .replace(/import \{ packages \} from "[^"]*";\n/, "")
        .replace(/\/\*\* Placeholders[^*]*\*\/\n/, ""),
    );
}
