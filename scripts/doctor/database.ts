import { readFileSync } from "node:fs";
import type { Database } from "@brightwren/functions/contracts/database-types";
import { bad, type Check, check, type Finding, good, unknown, worst } from "./check.ts";
import { type HttpResponse, type Deployment, fieldOf, post, readJson } from "./deployment.ts";

type Public = Database["public"];

const typesFile = "../../supabase/functions/_shared/contracts/database-types.ts";
const typesText = readFileSync(`${import.meta.dirname}/${typesFile}`, "utf8");

/** Each table with a column that is never null. */
const tables = [...typesText.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([^}]*)\};\n {8}Insert/gm)].map(
  ([, table = "", columns = ""]) => ({
    table,
    key: /^ *(\w+): (?:string|boolean);/m.exec(columns)?.[1] ?? "",
  }),
);

/** Visitors may read all rows. Whether a redirect is hidden depends on its post, which a filter cannot express. */
const readable = new Set<string>(["blog_categories", "blog_redirects"] satisfies (keyof Public["Tables"])[]);

/** Functions that visitors may call, or that do the timer's work whatever their arguments. */
const notCalled = new Set<string>([
  "deployment_health",
  "read_shared_draft",
  "note_function_timer",
  "publish_due_posts",
] satisfies (keyof Public["Functions"])[]);

/**
 * The other SQL functions with their arguments: null, and -1 for numbers. These match no row or are invalid, so that
 * calls change nothing even if visitors may make them.
 */
const functions = [...typesText.matchAll(/^ {6}(\w+): \{\n {8}Args: (never|\{[^}]*\})/gm)].flatMap(
  ([, name = "", args = ""]) => {
    const given = [...args.matchAll(/(\w+)\??: (\w+)/g)];
    const values = given.map(([, argument = "", type]) => [argument, type === "number" ? -1 : null] as const);
    return notCalled.has(name) ? [] : [{ name, args: Object.fromEntries(values) }];
  },
);

const applyMigrations = "Apply the migrations: npx supabase db push.";
const revokeExtras =
  "Compare its policies and grants with supabase/migrations, and revoke those that were added.";

export const checkSupabase = ({ supabase, fetchSupabase }: Deployment): Promise<Check> =>
  check("Supabase responds", async () => {
    const response = await fetchSupabase("/rest/v1/blog_categories?select=id&limit=1");
    if (response.status === 200) return good(`${supabase} responds and accepts the key.`);
    if (response.status === 401)
      return bad(
        `${supabase} rejects the key. Use the project's publishable key (dashboard: Project Settings, API Keys).`,
      );
    if (isMissing(response)) return bad(`${supabase} does not contain our tables. ${applyMigrations}`);
    return bad(`${supabase} returned ${response.status}. Is the project paused, or is the address wrong?`);
  });

export async function checkDatabase(deployment: Deployment): Promise<Check[]> {
  return Promise.all([
    ...tables.map(({ table, key }) =>
      check(`Table ${table} protected`, async () => {
        const findings = [
          readable.has(table) ? good("") : await read(deployment, table),
          await write(deployment, table, key, "POST"),
          await write(deployment, table, key, "PATCH"),
        ];
        return worst(findings, "Anonymous users cannot read hidden rows or write any.");
      }),
    ),
    check("SQL functions protected", async () => {
      const findings = functions.map(({ name, args }) => call(deployment, name, args));
      return worst(await Promise.all(findings), "Anonymous users can call only the public ones.");
    }),
    check("Private schema protected", async () => {
      const headers = { "Accept-Profile": "private" };
      const response = await deployment.fetchSupabase("/rest/v1/site_rebuild?limit=1", { headers });
      return codeOf(response) === "PGRST106"
        ? good("The Data API does not expose it.")
        : bad(
            "The Data API exposes the schema `private`. Remove it in the dashboard under Project Settings, Data API, Exposed schemas.",
          );
    }),
  ]);
}

async function read({ fetchSupabase }: Deployment, table: string): Promise<Finding> {
  const hidden = table === "blog_posts" ? "status=neq.published" : "";
  const response = await fetchSupabase(`/rest/v1/${table}?${hidden}&limit=1`);
  const rows = readJson(response);
  if (isDenied(response) || (Array.isArray(rows) && rows.length === 0)) return good("");
  if (Array.isArray(rows)) return bad(`Anonymous users can read hidden rows of ${table}. ${revokeExtras}`);
  if (isMissing(response)) return bad(`The table ${table} is missing. ${applyMigrations}`);
  return unknown(`Reading ${table} returned ${response.status}.`);
}

/** Postgres never stores a null key. It returns 42501 if the caller may not write, otherwise 23502. */
async function write(
  { fetchSupabase }: Deployment,
  table: string,
  key: string,
  method: "POST" | "PATCH",
): Promise<Finding> {
  const [rows, what] = method === "POST" ? ["", "add rows to"] : [`?${key}=not.is.null`, "change rows of"];
  const response = await fetchSupabase(`/rest/v1/${table}${rows}`, { ...post({ [key]: null }), method });
  // 204: the caller may not change any row.
  if (isDenied(response) || isMissing(response) || response.status === 204) return good("");
  if (codeOf(response) === "23502") return bad(`Anonymous users can ${what} ${table}. ${revokeExtras}`);
  return unknown(`An attempt to ${what} ${table} returned ${response.status}.`);
}

async function call({ fetchSupabase }: Deployment, name: string, args: object): Promise<Finding> {
  const response = await fetchSupabase(`/rest/v1/rpc/${name}`, post(args));
  if (isDenied(response)) return good("");
  if (isMissing(response)) return bad(`The SQL function ${name} is missing. ${applyMigrations}`);
  if (response.status >= 500) return unknown(`Calling ${name} returned ${response.status}.`);
  return bad(
    `Anonymous users can call ${name}. Run in the SQL editor: revoke execute on function public.${name} from public, anon.`,
  );
}

const codeOf = (response: HttpResponse) => fieldOf(readJson(response), "code");

/** Postgres error insufficient_privilege, from a grant or a policy. */
const isDenied = (response: HttpResponse) => codeOf(response) === "42501";

/** PostgREST cannot find the table or function. */
const isMissing = (response: HttpResponse) => ["PGRST205", "PGRST202"].includes(String(codeOf(response)));
