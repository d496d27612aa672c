import type { Argument, Column, EnumType, ForeignKey, Schema, SqlFunction } from "./read-schema.ts";

const scalars: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  oid: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  record: "Record<string, unknown>",
};

/** JSON represents all other types as text. */
const otherScalar = "string";

const header = `// Made by \`npm run types\` from the migrations; do not edit. A test compares it with the live schema.
/* oxlint-disable */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/** Renders the type argument of supabase-js' `createClient<Database>`. Deterministic. */
export function renderTypes(schema: Schema): string {
  const tables = schema.relations
    .filter(({ isView }) => !isView)
    .map(({ name }) => renderTable(schema, name));
  const views = schema.relations.filter(({ isView }) => isView).map(({ name }) => renderView(schema, name));
  const functions = schema.functions.map((sqlFunction) => renderFunction(schema, sqlFunction));
  const enums = schema.enums.map(({ name, labels }) => `${name}: ${union(labels)};`);
  return `${header}
export type Database = {
  // Which PostgREST the client may expect; it decides what the query types allow.
  __InternalSupabase: {
    PostgrestVersion: "13";
  };
  public: {
${block("Tables", tables)}
${block("Views", views)}
${block("Functions", functions)}
${block("Enums", enums)}
${block("CompositeTypes", [])}
  };
};

/** A row of a table. */
export type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

/** What an SQL function takes (\`Args\`) and gives (\`Returns\`). */
export type SqlFunction<Name extends keyof Database["public"]["Functions"]> =
  Database["public"]["Functions"][Name];
`;
}

const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

function block(name: string, entries: string[]): string {
  if (entries.length === 0) return `    ${name}: Record<never, never>;`;
  return indent(`${name}: {\n${indent(entries.join("\n"), 2)}\n};`, 4);
}

const union = (labels: string[]) => labels.map((label) => JSON.stringify(label)).join(" | ");

function typeOf(enums: EnumType[], type: string, isArray: boolean): string {
  const isEnum = enums.some(({ name }) => name === type);
  const element = isEnum ? `Database["public"]["Enums"]["${type}"]` : (scalars[type] ?? otherScalar);
  return isArray ? `${element}[]` : element;
}

function columnType(schema: Schema, column: Column): string {
  const choices = column.isArray ? undefined : checkedChoices(schema, column);
  return choices ? union(choices) : typeOf(schema.enums, column.type, column.isArray);
}

/** Values allowed by a check constraint such as `column in ('a', 'b')`. */
function checkedChoices({ checks }: Schema, column: Column): string[] | undefined {
  if (column.type !== "text") return undefined;
  for (const { table, column: name, definition } of checks) {
    if (table !== column.table || name !== column.name) continue;
    const list =
      /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1] ??
      /^CHECK \(\(\w+ = ('(?:[^']|'')*'::text)\)\)$/.exec(definition)?.[1];
    if (!list || !/^'(?:[^']|'')*'::text(?:, '(?:[^']|'')*'::text)*$/.test(list)) continue;
    return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) =>
      (match[1] ?? "").replaceAll("''", "'"),
    );
  }
  return undefined;
}

const columnsOf = (schema: Schema, table: string) =>
  schema.columns.filter((column) => column.table === table);

function renderRow(schema: Schema, table: string): string[] {
  return columnsOf(schema, table).map(
    (column) => `${column.name}: ${columnType(schema, column)}${column.nullable ? " | null" : ""};`,
  );
}

function renderWrite(schema: Schema, table: string, allOptional: boolean): string[] {
  return columnsOf(schema, table).map((column) => {
    if (column.generated) return `${column.name}?: never;`;
    const optional = allOptional || column.nullable || column.hasDefault ? "?" : "";
    return `${column.name}${optional}: ${columnType(schema, column)}${column.nullable ? " | null" : ""};`;
  });
}

const object = (name: string, lines: string[]) => `${name}: {\n${indent(lines.join("\n"), 2)}\n};`;

function renderTable(schema: Schema, name: string): string {
  return object(name, [
    object("Row", renderRow(schema, name)),
    object("Insert", renderWrite(schema, name, false)),
    object("Update", renderWrite(schema, name, true)),
    renderRelationships(schema.foreignKeys.filter(({ table }) => table === name)),
  ]);
}

function renderView(schema: Schema, name: string): string {
  return object(name, [object("Row", renderRow(schema, name)), "Relationships: [];"]);
}

function renderRelationships(keys: ForeignKey[]): string {
  if (keys.length === 0) return "Relationships: [];";
  const list = (names: string[]) => `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
  const entries = keys.map(
    (key) => `{
  foreignKeyName: ${JSON.stringify(key.name)};
  columns: ${list(key.columns)};
  isOneToOne: ${key.isOneToOne};
  referencedRelation: ${JSON.stringify(key.target)};
  referencedColumns: ${list(key.targetColumns)};
},`,
  );
  return `Relationships: [\n${indent(entries.join("\n"), 2)}\n];`;
}

function renderFunction(schema: Schema, sqlFunction: SqlFunction): string {
  const inputs = sqlFunction.arguments.filter(({ mode, name }) => mode === "in" && name !== "");
  // Postgres does not declare nullability for arguments of non-strict functions or for results.
  const nullable = sqlFunction.isStrict ? "" : " | null";
  const line = ({ name, type, isArray, hasDefault }: Argument) =>
    `${name}${hasDefault ? "?" : ""}: ${typeOf(schema.enums, type, isArray)}${nullable};`;
  const sorted = inputs.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = [
    inputs.length > 0 ? object("Args", sorted.map(line)) : "Args: never;",
    renderReturns(schema, sqlFunction),
  ];
  if (sqlFunction.returnTable !== null) {
    lines.push(
      object("SetofOptions", [
        `from: "*";`,
        `to: ${JSON.stringify(sqlFunction.returnTable)};`,
        "isOneToOne: false;",
        `isSetofReturn: ${sqlFunction.returnsSet};`,
      ]),
    );
  }
  return object(sqlFunction.name, lines);
}

function renderReturns(schema: Schema, sqlFunction: SqlFunction): string {
  const { returnTable, returnsSet, returnType, returnIsArray } = sqlFunction;
  const suffix = returnsSet ? "[]" : "";
  if (returnTable !== null) return `Returns: Database["public"]["Tables"]["${returnTable}"]["Row"]${suffix};`;
  const outputs = sqlFunction.arguments.filter(({ mode }) => mode === "out");
  if (outputs.length === 0) return `Returns: ${typeOf(schema.enums, returnType, returnIsArray)}${suffix};`;
  const lines = outputs.map(
    ({ name, type, isArray }) => `${name}: ${typeOf(schema.enums, type, isArray)} | null;`,
  );
  return `Returns: {\n${indent(lines.join("\n"), 2)}\n}${suffix};`;
}
