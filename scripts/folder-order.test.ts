import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const belowScreens = [
  ["device"],
  ["parts", "host"],
  ["session"],
  ["drafts"],
  ["pictures", "files", "generation", "library", "mails", "trash", "publishing"],
];
/** The folders of the screens that have no lower place. */
const screenFolders = [
  ...readFileSync(join(root, "packages/admin/src/app/screens.ts"), "utf8").matchAll(/"\.\.\/([\w-]+)\//g),
].flatMap(([, folder = ""]) => (belowScreens.flat().includes(folder) ? [] : [folder]));

/** Each package's folders, starting with the lowest layer. A layer may import from itself and from earlier ones. */
const houses: Record<string, string[][]> = {
  "packages/admin/src": [...belowScreens, ["overview", "records", ...screenFolders], ["app"], ["testing"]],
  "packages/site/src": [["content", "first-script"], ["page"], ["features"], ["admin", "app"]],
};

type Arrow = { from: string; to: string };

const sources = globSync(
  [
    "packages/*/{src,main,bridge,preload,renderer,prerender,hosting}/**/*.{ts,tsx}",
    "supabase/functions/**/*.ts",
  ],
  {
    cwd: root,
    exclude: (name) => /node_modules|\.test\.tsx?$/.test(name),
  },
);
const specifier = /(?:from\s+|import\s+|import\()"(\.[^"]+)"/g;
const arrows: Arrow[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), "utf8").matchAll(specifier)].map(([, to = ""]) => ({
    from,
    to: join(dirname(from), to),
  })),
);

for (const [house, rows] of Object.entries(houses)) {
  test(`imports only from lower layers in ${house}`, () => {
    const row = (file: string) => {
      const folder = file.slice(house.length + 1).split("/")[0] ?? "";
      return rows.findIndex((names) => names.includes(folder));
    };
    const inside = arrows.filter(
      ({ from, to }) => from.startsWith(`${house}/`) && to.startsWith(`${house}/`),
    );
    expect(inside.length).toBeGreaterThan(50);
    const folders = new Set(
      inside.map(({ from }) => from.slice(house.length + 1)).filter((path) => path.includes("/")),
    );
    expect([...folders].filter((path) => row(`${house}/${path}`) < 0)).toEqual([]);
    const upward = inside.filter(({ from, to }) => row(from) >= 0 && row(from) < row(to));
    expect(upward.map(({ from, to }) => `${from} imports from above: ${to}`)).toEqual([]);
  });
}

test("has no circular imports between folders", () => {
  const known = new Map<string, Arrow>();
  for (const arrow of arrows) known.set(`${dirname(arrow.from)} -> ${dirname(arrow.to)}`, arrow);
  const mutual = [...known].flatMap(([, { from, to }]) => {
    const back = known.get(`${dirname(to)} -> ${dirname(from)}`);
    return dirname(from) < dirname(to) && back
      ? [`${from} imports ${to}, and ${back.from} imports ${back.to}`]
      : [];
  });
  expect(mutual).toEqual([]);
});
