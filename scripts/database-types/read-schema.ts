import type { RunningBackend } from "@brightwren/backend/backend-options";

export type Column = {
  table: string;
  name: string;
  type: string;
  isArray: boolean;
  nullable: boolean;
  hasDefault: boolean;
  generated: boolean;
};
type Relation = { name: string; isView: boolean };
type Check = { table: string; column: string; definition: string };
export type ForeignKey = {
  table: string;
  name: string;
  columns: string[];
  isOneToOne: boolean;
  target: string;
  targetColumns: string[];
};
export type Argument = {
  name: string;
  type: string;
  isArray: boolean;
  mode: "in" | "out";
  hasDefault: boolean;
};
export type SqlFunction = {
  name: string;
  arguments: Argument[];
  isStrict: boolean;
  returnsSet: boolean;
  returnType: string;
  returnIsArray: boolean;
  returnTable: string | null;
};
export type EnumType = { name: string; labels: string[] };
export type Schema = Awaited<ReturnType<typeof readSchema>>;

const inPublic = "'public'::regnamespace";

/** The name of a type or of its array's elements; `t` is the row in pg_type. */
const elementType =
  "coalesce((select e.typname from pg_type e where e.oid = t.typelem and t.typcategory = 'A'), t.typname)";

const relationsSql = `
select c.relname::text as name, c.relkind in ('v', 'm') as "isView"
from pg_class c where c.relnamespace = ${inPublic} and c.relkind in ('r', 'p', 'v', 'm') order by 1`;

const columnsSql = `
select c.relname::text as table, a.attname::text as name, ${elementType}::text as type,
  t.typcategory = 'A' as "isArray", not a.attnotnull as nullable,
  (a.atthasdef or a.attidentity <> '') as "hasDefault",
  (a.attgenerated <> '' or a.attidentity = 'a') as generated
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
where c.relnamespace = ${inPublic} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
order by 1, 2`;

const checksSql = `
select c.relname::text as table, a.attname::text as column, pg_get_constraintdef(k.oid) as definition
from pg_constraint k join pg_class c on c.oid = k.conrelid
join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
where k.connamespace = ${inPublic} and k.contype = 'c' and cardinality(k.conkey) = 1 order by 1, 2, 3`;

const foreignKeysSql = `
select c.relname::text as table, k.conname::text as name, r.relname::text as target,
  array(select a.attname::text from unnest(k.conkey) with ordinality u(n, i)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
  array(select a.attname::text from unnest(k.confkey) with ordinality u(n, i)
    join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as "targetColumns",
  exists (select from pg_constraint q where q.conrelid = k.conrelid and q.contype in ('p', 'u')
    and q.conkey <@ k.conkey and q.conkey @> k.conkey) as "isOneToOne"
from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
where k.contype = 'f' and c.relnamespace = ${inPublic} and r.relnamespace = ${inPublic} order by 1, 2`;

const functionsSql = `
select p.proname::text as name, p.proisstrict as "isStrict", p.proretset as "returnsSet",
  ${elementType}::text as "returnType", t.typcategory = 'A' as "returnIsArray",
  (select c.relname::text from pg_class c where c.oid = t.typrelid and c.relkind in ('r', 'v', 'p', 'm')) as "returnTable",
  coalesce((
    select json_agg(json_build_object('name', coalesce(p.proargnames[u.i], ''), 'mode', coalesce(p.proargmodes[u.i], 'i'),
      'type', coalesce((select e.typname from pg_type e where e.oid = at.typelem and at.typcategory = 'A'), at.typname),
      'isArray', at.typcategory = 'A') order by u.i)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(o, i) join pg_type at on at.oid = u.o
  ), '[]') as arguments, p.pronargdefaults::int as defaults
from pg_proc p join pg_type t on t.oid = p.prorettype
where p.pronamespace = ${inPublic} and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger') order by 1, p.oid`;

const enumsSql = `
select t.typname::text as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = ${inPublic} group by 1 order by 1`;

type RawArgument = { name: string; type: string; isArray: boolean; mode: "i" | "o" | "b" | "v" | "t" };
type RawFunction = Omit<SqlFunction, "arguments"> & { arguments: RawArgument[]; defaults: number };

export async function readSchema({ sql }: Pick<RunningBackend, "sql">) {
  return {
    relations: await sql<Relation>(relationsSql),
    columns: await sql<Column>(columnsSql),
    checks: await sql<Check>(checksSql),
    foreignKeys: await sql<ForeignKey>(foreignKeysSql),
    functions: (await sql<RawFunction>(functionsSql)).map(toFunction),
    enums: await sql<EnumType>(enumsSql),
  };
}

/** Only the last input arguments can have defaults. */
function toFunction({ defaults, ...rest }: RawFunction): SqlFunction {
  const isInput = ({ mode }: RawArgument) => mode !== "o" && mode !== "t";
  const inputs = rest.arguments.filter(isInput);
  const all = rest.arguments.flatMap((argument): Argument[] => {
    const { name, type, isArray, mode } = argument;
    const position = inputs.indexOf(argument);
    const input: Argument = {
      name,
      type,
      isArray,
      mode: "in",
      hasDefault: position >= inputs.length - defaults,
    };
    const output: Argument = { name, type, isArray, mode: "out", hasDefault: false };
    if (mode === "b") return [input, output];
    return [isInput(argument) ? input : output];
  });
  return { ...rest, arguments: all };
}
