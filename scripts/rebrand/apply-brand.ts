import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { authors, keys, site, studio } from "@brightwren/brand";
import type { BrandSettings } from "./brand-settings.ts";
import { linesNaming, type Names, renamed } from "./rename.ts";

const root = join(import.meta.dirname, "../..");

const listed = (...pathspecs: string[]) =>
  execFileSync("git", ["ls-files", "-z", "--", ...pathspecs], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));

/** Skips binary files, and files with the original author's name, which the licence requires. */
const leftAlone =
  /\.(webp|png|ico|icns|woff2|avif|jpg)$|^(LICENSE|docs\/credits\.md)$|^packages\/brand\/brand\.ts$|^scripts\/rebrand\/.*\.test\.ts$/;

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

const presentNames: Names = {
  name: studio.name,
  owner: authors.owner,
  prefix: keys.prefix,
  domain: site.domain,
  email: studio.email,
  appId: keys.appId,
};

const namesOf = (settings: BrandSettings): Names => ({
  name: settings.studio.name,
  owner: settings.authors.owner,
  prefix: settings.keys.prefix,
  domain: settings.site.domain,
  email: settings.studio.email,
  appId: settings.keys.appId,
});

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}

export async function applyBrand(settings: BrandSettings): Promise<void> {
  await writeFile(join(root, "packages/brand/brand.ts"), brandPage(settings));
  if (settings.emblem) {
    const parts = JSON.stringify(settings.emblem, null, 2);
    await edit("packages/brand/emblem.ts", (text) =>
      text
        .replace(/\/\*\* A wren, tail cocked\. \*\/\n/, "")
        .replace(
          /(export const emblem: readonly EmblemPart\[\] = )\[[^]*?\n\];/,
          (_, start: string) => `${start}${parts};`,
        )
        .replace("mayBeTurned: boolean = true", "mayBeTurned: boolean = false")
        .replace(/\{ x: [\d.]+, y: [\d.]+ \}/, "{ x: 32, y: 32 }"),
    );
  }
  const names = namesOf(settings);
  for (const path of listed())
    if (!leftAlone.test(path)) await edit(path, (text) => renamed(text, presentNames, names));
}

/** Removes the sample testimonials and articles; the tests keep a copy of the articles. Returns the removed paths. */
export async function removeSamples(): Promise<string[]> {
  const git = (...given: string[]) => execFileSync("git", given, { cwd: root });
  const articles = listed("supabase/seed/*.sql");
  if (!existsSync(join(root, "tests/articles"))) {
    git("mv", "supabase/seed", "tests/articles");
    // Both sets of articles need their categories.
    await copyFile(join(root, "supabase/seed.sql"), join(root, "tests/articles/00-categories.sql"));
    git("add", "tests/articles");
    await edit("docs/credits.md", (text) => text.replace("`supabase/seed/`", "`tests/articles/`"));
  }
  const testimonials = listed("packages/site/src/content/testimonials/*.ts");
  for (const path of testimonials)
    await edit(path, (text) =>
      text
        .replace(/(: readonly Testimonial\[\] = )\[[^]*?\n\];/, "$1[];")
        .replace(/import \{ packages \} from "[^"]*";\n/, "")
        .replace(/\/\*\* Placeholders[^*]*\*\/\n/, ""),
    );
  return [
    `${articles.length} articles (the tests keep copies in tests/articles)`,
    `the testimonials on ${testimonials.length} pages`,
  ];
}

export async function remainsOf(name: string): Promise<string[]> {
  const texts = listed().filter((path) => !leftAlone.test(path));
  const found = await Promise.all(
    texts.map(async (path) => {
      const text = await readFile(join(root, path), "utf8").catch(() => "");
      return linesNaming(text, name).map(
        ({ line, text: words }) => `${path}:${line}: ${words.slice(0, 100)}`,
      );
    }),
  );
  return found.flat();
}

export const oldName = presentNames.name;
