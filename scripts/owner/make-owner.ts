import { apiPort, loopbackHost } from "@brightwren/backend/project/local-addresses";
import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { ScriptError } from "../script-error.ts";

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** Idempotent. With a password, creates the user if necessary. Throws a ScriptError with advice. */
export async function makeOwner(
  email: string,
  project: Project,
  givePassword?: () => Promise<string | undefined>,
): Promise<string> {
  const client = createClient(project.url, project.secretKey, options);
  const outcome = await grantAdmin(client, email, project);
  if (outcome !== "unknown_user") return describe(outcome, email);
  const password = await givePassword?.();
  if (password === undefined) throw unknownUser(email, project);
  await createUser(client, email, password, project);
  return describe(await grantAdmin(client, email, project), email);
}

async function grantAdmin(client: SupabaseClient, email: string, project: Project): Promise<string> {
  const { data, error, status } = await client.rpc("grant_admin", { email });
  if (!error) return String(data);
  if (status === 401 || status === 403) {
    throw new ScriptError(
      "Supabase rejected the key. Set SUPABASE_SECRET_KEY to the project's secret key (dashboard: Project Settings, API Keys).",
    );
  }
  if (error.code === "PGRST202") {
    throw new ScriptError("The project does not contain our tables yet. Run `npm run deploy` first.");
  }
  if (error.code) throw new ScriptError(`Supabase returned an error: ${error.message} (${error.code}).`);
  throw unreachable(project);
}

async function createUser(
  client: SupabaseClient,
  email: string,
  password: string,
  project: Project,
): Promise<void> {
  if (project.isLocal) {
    throw new ScriptError(
      "The local backend cannot create users. Sign in as the owner shown by `npm start`.",
    );
  }
  const { error } = await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw new ScriptError(`The user could not be created: ${error.message}`);
}

function describe(outcome: string, email: string): string {
  if (outcome === "granted") return `${email} is now an admin and can sign in at /login.`;
  if (outcome === "already_admin") return `${email} is already an admin.`;
  if (outcome === "several_users") {
    throw new ScriptError(
      `Several users have the address ${email}, so none was made an admin. Delete the others in the dashboard under Authentication, Users, or add the correct user's id to the table user_roles.`,
    );
  }
  throw new ScriptError(
    `${email} is not confirmed, so the account may belong to someone else. Confirm it in the dashboard under Authentication, Users, or delete the user and add it again with "Auto Confirm User".`,
  );
}

const unknownUser = (email: string, { isLocal }: Project) =>
  new ScriptError(
    isLocal
      ? `The local backend has no user ${email}. Sign in as the owner shown by \`npm start\`. For a hosted project, set SUPABASE_URL and SUPABASE_SECRET_KEY.`
      : `The project has no user ${email}. Add the user in the dashboard under Authentication, Users, Add user, with "Auto Confirm User", and run the command again, or create the user now: npm run owner -- ${email} --create < password.txt`,
  );

const unreachable = ({ url, isLocal }: Project) =>
  new ScriptError(
    isLocal
      ? `${url} does not respond. Run \`npm start\` in another terminal first. For a hosted project, set SUPABASE_URL and SUPABASE_SECRET_KEY.`
      : `${url} does not respond. Is SUPABASE_URL right, or is the project paused?`,
  );

type Project = { url: string; secretKey: string; isLocal: boolean };

/** Defaults to the local backend if neither variable is set. Throws a ScriptError if one is missing or invalid. */
export function readProject(variables: Record<string, string | undefined>): Project {
  const url = variables["SUPABASE_URL"]?.trim().replace(/\/+$/, "");
  const secretKey = variables["SUPABASE_SECRET_KEY"]?.trim();
  if (!url && !secretKey) {
    return { url: `http://${loopbackHost}:${apiPort}`, secretKey: localServiceRoleKey, isLocal: true };
  }
  if (!url || !secretKey) {
    throw new ScriptError(
      "Set both SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project, or neither for the local backend.",
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new ScriptError("SUPABASE_URL must look like https://<ref>.supabase.co.");
  }
  if (secretKey.startsWith("sb_publishable_")) {
    throw new ScriptError(
      "SUPABASE_SECRET_KEY contains the publishable key. The secret key starts with sb_secret_.",
    );
  }
  return { url, secretKey, isLocal: false };
}
