import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { typesFile } from "./live-types.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const columnsOf = new Map(
  [...readFileSync(typesFile, "utf8").matchAll(/(\w+): \{\s+Row: \{([^}]+)\}/g)].map(
    ([, table = "", row = ""]) => [table, [...row.matchAll(/(\w+):/g)].map(([, column = ""]) => column)],
  ),
);

const sources = globSync(["packages/{core/src,site/prerender}/**/*.ts", "supabase/functions/**/*.ts"], {
  cwd: root,
  exclude: (name) => /node_modules|\.test\.ts$/.test(name),
});

// supabase-js accepts any string here, since it may be a column of a joined table.
test("filters and sorts only by columns of tables that the file queries", () => {
  const named = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const tables = [...text.matchAll(/(?:\.from\(|referencedTable: )"(\w+)"/g)].map(
      ([, table = ""]) => table,
    );
    const columns = [
      ...text.matchAll(/\.(?:order|in|is|not|gte?|lte?|i?like|contains|overlaps)\(\s*"(\w+)"/g),
      ...text.matchAll(/\.or\([^)]*?\b(\w+)\.(?:eq|is|ilike)\./g),
    ].map(([, column = ""]) => column);
    return tables.length === 0 ? [] : columns.map((column) => ({ file, tables, column }));
  });
  expect(named.length).toBeGreaterThan(30);
  const unknown = named.filter(
    ({ tables, column }) => !tables.some((table) => columnsOf.get(table)?.includes(column)),
  );
  expect(unknown.map(({ file, column }) => `${file}: there is no column ${column}`)).toEqual([]);
});
