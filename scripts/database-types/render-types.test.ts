import { expect, test } from "vitest";
import type { Column, Schema } from "./read-schema.ts";
import { renderTypes } from "./render-types.ts";

const column = (name: string, more: Partial<Column> = {}): Column => ({
  table: "things",
  name,
  type: "text",
  isArray: false,
  nullable: false,
  hasDefault: false,
  generated: false,
  ...more,
});

const empty: Schema = { relations: [], columns: [], checks: [], foreignKeys: [], functions: [], enums: [] };

const withColumn = (more: Partial<Column>, rest: Partial<Schema> = {}) =>
  renderTypes({
    ...empty,
    relations: [{ name: "things", isView: false }],
    columns: [column("it", more)],
    ...rest,
  });

test.each<[Partial<Column>, string[]]>([
  [{}, ["it: string;", "it?: string;"]],
  [{ nullable: true }, ["it: string | null;", "it?: string | null;"]],
  [{ type: "int4", hasDefault: true }, ["it: number;", "it?: number;"]],
  [{ type: "jsonb" }, ["it: Json;"]],
  [{ type: "text", isArray: true }, ["it: string[];"]],
  [{ generated: true, hasDefault: true }, ["it: string;", "it?: never;"]],
  [{ type: "mood" }, ['it: Database["public"]["Enums"]["mood"];']],
])("renders the column %o", (more, lines) => {
  const text = withColumn(more, { enums: [{ name: "mood", labels: ["glad", "sad"] }] });
  for (const line of lines) expect(text).toContain(`          ${line}\n`);
  expect(text).toContain('mood: "glad" | "sad";');
});

test.each([
  ["CHECK ((it = ANY (ARRAY['a'::text, 'b''c'::text])))", `it: "a" | "b'c";`],
  ["CHECK ((it = 'only'::text))", 'it: "only";'],
  ["CHECK ((it <> 'a'::text))", "it: string;"],
  ["CHECK ((char_length(it) <= 20))", "it: string;"],
  ["CHECK (((it = ANY (ARRAY['a'::text])) OR (1 = 1)))", "it: string;"],
])("turns the check constraint %s into %s", (definition, line) => {
  expect(withColumn({}, { checks: [{ table: "things", column: "it", definition }] })).toContain(line);
});

test("renders the arguments of a non-strict function as nullable", () => {
  const text = renderTypes({
    ...empty,
    functions: [
      {
        name: "find",
        arguments: [
          { name: "zeta", type: "uuid", isArray: false, mode: "in", hasDefault: true },
          { name: "alpha", type: "int4", isArray: false, mode: "in", hasDefault: false },
        ],
        isStrict: false,
        returnsSet: true,
        returnType: "things",
        returnIsArray: false,
        returnTable: "things",
      },
    ],
  });
  expect(text).toContain(`        Args: {
          alpha: number | null;
          zeta?: string | null;
        };
        Returns: Database["public"]["Tables"]["things"]["Row"][];`);
});
