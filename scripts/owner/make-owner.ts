import { apiPort, localServiceRoleKey, loopbackHost } from "@brightwren/backend/project/local-project";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** Idempotent. With a password, creates the user if necessary. Throws an OwnerError with advice. */
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
    throw new OwnerError(
      "The project refused the key. SUPABASE_SECRET_KEY must be its secret key: in the dashboard under Project Settings, API Keys.",
    );
  }
  if (error.code === "PGRST202") {
    throw new OwnerError("The project has not got our tables yet: run `npm run deploy` first.");
  }
  if (error.code) throw new OwnerError(`The project refused: ${error.message} (${error.code}).`);
  throw unreachable(project);
}

async function createUser(
  client: SupabaseClient,
  email: string,
  password: string,
  project: Project,
): Promise<void> {
  if (project.isLocal) {
    throw new OwnerError("The local backend makes no users. It comes with an owner, whom `npm start` names.");
  }
  const { error } = await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw new OwnerError(`The user could not be made: ${error.message}`);
}

function describe(outcome: string, email: string): string {
  if (outcome === "granted") return `${email} is an admin now and can sign in at /login.`;
  if (outcome === "already_admin") return `${email} is an admin already.`;
  if (outcome === "several_users") {
    throw new OwnerError(
      `The project has several users ${email}, so nobody was made an admin. Delete the others in the dashboard under Authentication, Users, or add the right one's id to the table user_roles.`,
    );
  }
  throw new OwnerError(
    `${email} has never confirmed that address, so nobody knows whose account it is. Confirm it, or delete the user in the dashboard under Authentication, Users, and add it again with "Auto Confirm User".`,
  );
}

const unknownUser = (email: string, { isLocal }: Project) =>
  new OwnerError(
    isLocal
      ? `The local backend has no user ${email}. It comes with an owner, whom \`npm start\` names. For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.`
      : `The project has no user ${email}. Add the user in the dashboard under Authentication, Users, Add user, with "Auto Confirm User", and run this again; or give a password: npm run owner -- ${email} --create < password.txt`,
  );

const unreachable = ({ url, isLocal }: Project) =>
  new OwnerError(
    isLocal
      ? `Nothing answers at ${url}. Run \`npm start\` in another terminal first; for a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY.`
      : `Nothing answers at ${url}. Is SUPABASE_URL right, and is the project not paused?`,
  );

type Project = { url: string; secretKey: string; isLocal: boolean };

/** Defaults to the local backend if neither variable is set. Throws an OwnerError if one is missing or invalid. */
export function readProject(variables: Record<string, string | undefined>): Project {
  const url = variables["SUPABASE_URL"]?.trim().replace(/\/+$/, "");
  const secretKey = variables["SUPABASE_SECRET_KEY"]?.trim();
  if (!url && !secretKey) {
    return { url: `http://${loopbackHost}:${apiPort}`, secretKey: localServiceRoleKey, isLocal: true };
  }
  if (!url || !secretKey) {
    throw new OwnerError(
      "A hosted project takes both SUPABASE_URL and SUPABASE_SECRET_KEY; with neither of them, the local backend is meant.",
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new OwnerError("SUPABASE_URL must look like https://<ref>.supabase.co.");
  }
  if (secretKey.startsWith("sb_publishable_")) {
    throw new OwnerError(
      "SUPABASE_SECRET_KEY holds the publishable key; the secret one begins with sb_secret_.",
    );
  }
  return { url, secretKey, isLocal: false };
}

export class OwnerError extends Error {
  override name = "OwnerError";
}
