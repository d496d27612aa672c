import type { PgliteConnection } from "@supabase/lite/pglite";
import type { LiteApp } from "../database/lite-app.ts";
import { runSql } from "../database/open-database.ts";
import { parseJson } from "../http/read-request.ts";

type Refusal = { code: 400; error_code: string; msg: string };

const refusalOf = (code: string, msg: string): Refusal => ({ code: 400, error_code: code, msg });

type PasswordRoute = { app: LiteApp; connection: PgliteConnection; peerAddress: string | null };
type PasswordChange = { token: string; current: unknown };

/**
 * Returns an error when the current password is missing or wrong. Sessions from an emailed link do not need it.
 * Hosted projects have a setting for this, but Lite does not (https://supabase.com/docs/guides/auth/password-security).
 */
export async function refusePasswordChange(
  route: PasswordRoute,
  request: Request,
  body: Buffer,
): Promise<Refusal | undefined> {
  const change = passwordChange(request, body);
  if (!change) return undefined;
  const session = await sessionOf(route.connection, change.token);
  // Lite itself rejects invalid tokens and ended sessions.
  if (!session || session.tag === byMail || !session.hasPassword) return undefined;
  if (typeof change.current !== "string" || change.current === "")
    return refusalOf("current_password_required", "The current password is required to set a new one.");
  return (await isRight(route, request, session.email, change.current))
    ? undefined
    : refusalOf("invalid_credentials", "The current password is wrong.");
}

const byMail = "by-mail";

export async function markMailSession(
  connection: PgliteConnection,
  request: Request,
  sessionId: string | null,
): Promise<void> {
  if (sessionId !== null && new URL(request.url).pathname === "/auth/v1/verify")
    await runSql(connection, "update auth.sessions set tag = $2 where id = $1", [sessionId, byMail]);
}

function passwordChange(request: Request, body: Buffer): PasswordChange | undefined {
  if (request.method !== "PUT" || new URL(request.url).pathname !== "/auth/v1/user") return undefined;
  const token = request.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
  const content: unknown = parseJson(body.toString("utf8"));
  if (typeof content !== "object" || content === null || !("password" in content)) return undefined;
  return { token, current: "current_password" in content ? content.current_password : undefined };
}

async function sessionOf(connection: PgliteConnection, token: string) {
  const claims: unknown = parseJson(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  const id = typeof claims === "object" && claims !== null && "session_id" in claims ? claims.session_id : "";
  const [session] = await runSql<{ email: string; tag: string | null; hasPassword: boolean }>(
    connection,
    `select u.email, s.tag, coalesce(u.encrypted_password, '') <> '' as "hasPassword"
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id::text = $1`,
    [typeof id === "string" ? id : ""],
  );
  return session;
}

/** Tries to sign in with the password, then ends that session immediately. */
async function isRight(
  { app, connection, peerAddress }: PasswordRoute,
  request: Request,
  email: string,
  password: string,
): Promise<boolean> {
  const url = new URL("/auth/v1/token?grant_type=password", request.url);
  const headers = { apikey: request.headers.get("apikey") ?? "", "content-type": "application/json" };
  const answer = await app.fetch(
    new Request(url, { method: "POST", headers, body: JSON.stringify({ email, password }) }),
    { peerAddress },
  );
  const sessionId = answer.headers.get("sb-auth-session-id");
  if (sessionId !== null) await runSql(connection, "delete from auth.sessions where id = $1", [sessionId]);
  return answer.ok;
}
