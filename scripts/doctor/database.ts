import type { Database } from "@brightwren/functions/contracts/database-types";
import { bad, type Check, check, type Finding, good, unknown, worst } from "./check.ts";
import { type Answer, type Deployment, readJson } from "./deployment.ts";

type Public = Database["public"];

type Table = {
  name: string;
  key: string;
  /** Filters the rows that visitors must not read; all rows by default. */
  hidden?: string | null;
};

const tables: Record<keyof Public["Tables"], Table> = {
  blog_posts: { name: "Drafts and posts", key: "id", hidden: "status=neq.published" },
  blog_post_pending_versions: { name: "Pending versions", key: "post_id" },
  blog_post_saves: { name: "Saves", key: "revision" },
  blog_post_trash: { name: "Deleted posts", key: "post_id" },
  blog_post_versions: { name: "Kept versions", key: "id" },
  contact_enquiries: { name: "Enquiries", key: "id" },
  user_roles: { name: "Roles", key: "user_id" },
  post_pictures: { name: "The picture library", key: "hash" },
  housekeeping: { name: "Housekeeping", key: "only_row" },
  deployment_report: { name: "This report", key: "only_row" },
  // Whether a redirect is hidden depends on its post, which a filter cannot express.
  blog_redirects: { name: "Redirects", key: "slug", hidden: null },
  owner_settings: { name: "The owner's settings", key: "only_row" },
  draft_links: { name: "Private links", key: "id" },
  blog_categories: { name: "Categories", key: "id", hidden: null },
};

const nobody = "00000000-0000-0000-0000-000000000000";

/** Arguments that match no row or are invalid, so that calls change nothing even if visitors may make them. */
const sqlFunctions: Record<keyof Public["Functions"], object | "for everybody" | "does what the timer does"> =
  {
    accept_site_rebuild: { change_count: 0, attempt: -1 },
    change_posts: { posts: [], change: {} },
    claim_picture_removal: { picture: "" },
    claim_post_generation: { request_id: null, fingerprint: "", topics: null, lease: "0 seconds" },
    claim_site_rebuild: { quiet_period: "1000 years", longest_wait: "1000 years" },
    claim_undelivered_enquiries: { batch_size: 0, only_enquiry: nobody },
    claim_unused_pictures: { batch_size: 0 },
    deployment_health: "for everybody",
    describe_picture_everywhere: { picture: "", alt: "", is_decorative: false },
    end_session: { session_id: nobody },
    fail_site_rebuild: { attempt: -1, reason: "" },
    find_posts: { request: {} },
    grant_admin: { email: "" },
    invite_owner: { invited_id: nobody },
    keep_timer_access: { project_url: null, secret_key: null },
    merge_categories: { category: nobody, target: nobody },
    list_owners: {},
    list_sessions: {},
    note_checkout_start: { sender_hash: "", limit_count: 1, limit_window: "0 seconds", day_count: 1 },
    note_function_timer: "does what the timer does",
    order_categories: { categories: [] },
    publish_due_posts: "does what the timer does",
    read_shared_draft: "for everybody",
    release_post_generation: { claim_id: nobody },
    replace_picture_everywhere: { picture: "", substitute: "" },
    restore_trashed_enquiries: { ids: [nobody] },
    restore_trashed_posts: { ids: [nobody] },
    save_post: {
      command: "verify",
      revision: nobody,
      post_id: nobody,
      base: null,
      pending_base: null,
      fields: null,
    },
    replace_tag: { tag: "" },
    site_rebuild_state: {},
    restore_enquiries: { enquiries: [] },
    store_generated_post: {
      claim_id: nobody,
      title: null,
      slug: null,
      excerpt: null,
      content: null,
      status: null,
      category_id: null,
      author: null,
      read_time_minutes: null,
      tags: null,
      seo_meta_description: null,
    },
    submit_contact_enquiry: {
      submission_id: nobody,
      enquiry: {},
      sender_hash: null,
      is_spam: true,
      limit_count: 0,
      limit_window: "0 seconds",
      busy_count: 0,
      is_doubtful: false,
    },
    take_owner_role: { owner_id: nobody },
  };

const applyMigrations = "Apply the migrations: npx supabase db push.";

export const checkSupabase = ({ supabase, askSupabase }: Deployment): Promise<Check> =>
  check("Supabase answers", async () => {
    const answer = await askSupabase("/rest/v1/blog_categories?select=id&limit=1");
    if (answer.status === 200) return good(`${supabase} answers and takes the key.`);
    if (answer.status === 401)
      return bad(
        `${supabase} refuses the key. It must be this project's publishable key: in the dashboard under Project Settings, API Keys.`,
      );
    if (isMissing(answer)) return bad(`${supabase} has not got our tables. ${applyMigrations}`);
    return bad(`${supabase} answers ${answer.status}. Is the project paused, and is the address right?`);
  });

export async function checkDatabase(deployment: Deployment): Promise<Check[]> {
  return Promise.all([
    ...Object.entries(tables).map(([table, { name, ...rest }]) =>
      check(`${name} closed`, async () => {
        const findings = [
          rest.hidden === null ? good("") : await read(deployment, table, rest.hidden),
          await insert(deployment, table, rest.key),
          await update(deployment, table, rest.key),
        ];
        return worst(findings, "A stranger's read gets nothing hidden, and a stranger's write is refused.");
      }),
    ),
    check("SQL functions closed", async () => {
      const findings = Object.entries(sqlFunctions).map(async ([name, asked]) =>
        typeof asked === "string" ? good("") : await call(deployment, name, asked),
      );
      return worst(await Promise.all(findings), "A stranger may call none but those for everybody.");
    }),
    check("Schema private closed", async () => {
      const headers = { "Accept-Profile": "private" };
      const answer = await deployment.askSupabase("/rest/v1/site_rebuild?limit=1", { headers });
      return codeOf(answer) === "PGRST106"
        ? good("The Data API does not know it.")
        : bad(
            "The Data API serves the schema private. Take it out in the dashboard under Project Settings, Data API, Exposed schemas.",
          );
    }),
  ]);
}

async function read({ askSupabase }: Deployment, table: string, hidden = ""): Promise<Finding> {
  const answer = await askSupabase(`/rest/v1/${table}?${hidden}&limit=1`);
  const rows = readJson(answer);
  if (isDenied(answer) || (Array.isArray(rows) && rows.length === 0)) return good("");
  if (Array.isArray(rows))
    return bad(
      `A stranger reads rows of ${table}. Compare its policies and grants with supabase/migrations and take back what was added.`,
    );
  if (isMissing(answer)) return bad(`There is no table ${table}. ${applyMigrations}`);
  return unknown(`Reading ${table} was answered with ${answer.status}.`);
}

const json = { "Content-Type": "application/json" };

/** A null key is never stored. Postgres returns 42501 if the caller may not write, otherwise 23502. */
async function insert({ askSupabase }: Deployment, table: string, key: string): Promise<Finding> {
  const body = JSON.stringify({ [key]: null });
  const answer = await askSupabase(`/rest/v1/${table}`, { method: "POST", headers: json, body });
  if (isDenied(answer) || isMissing(answer)) return good("");
  return openTo("add rows to", table, answer);
}

async function update({ askSupabase }: Deployment, table: string, key: string): Promise<Finding> {
  const body = JSON.stringify({ [key]: null });
  const request = { method: "PATCH", headers: json, body };
  const answer = await askSupabase(`/rest/v1/${table}?${key}=not.is.null`, request);
  // 204: no row that the caller may change.
  if (isDenied(answer) || isMissing(answer) || answer.status === 204) return good("");
  return openTo("change rows of", table, answer);
}

function openTo(write: string, table: string, answer: Answer): Finding {
  if (codeOf(answer) === "23502")
    return bad(
      `A stranger may ${write} ${table}. Compare its policies and grants with supabase/migrations and take back what was added.`,
    );
  return unknown(`Whether a stranger may ${write} ${table} was answered with ${answer.status}.`);
}

async function call({ askSupabase }: Deployment, name: string, asked: object): Promise<Finding> {
  const request = { method: "POST", headers: json, body: JSON.stringify(asked) };
  const answer = await askSupabase(`/rest/v1/rpc/${name}`, request);
  if (isDenied(answer)) return good("");
  if (isMissing(answer)) return bad(`There is no SQL function ${name}. ${applyMigrations}`);
  if (answer.status >= 500) return unknown(`Calling ${name} was answered with ${answer.status}.`);
  return bad(
    `A stranger may call ${name}. Take it back in the SQL editor: revoke execute on function public.${name} from public, anon.`,
  );
}

function codeOf(answer: Answer): unknown {
  const body = readJson(answer);
  return typeof body === "object" && body !== null ? Reflect.get(body, "code") : undefined;
}

/** Postgres' insufficient_privilege, from a grant or a policy. */
const isDenied = (answer: Answer) => codeOf(answer) === "42501";

/** PostgREST cannot find the table or function. */
const isMissing = (answer: Answer) => ["PGRST205", "PGRST202"].includes(String(codeOf(answer)));
