import { createHash, randomInt, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { emailPattern } from "@brightwren/functions/contracts/email-address";
import { z } from "zod";
import type { SqlRow } from "../database/open-database.ts";
import { parseJson, readBody } from "../http/read-request.ts";
import { sendJson } from "../http/send-response.ts";
import { localServiceRoleKey } from "../project/local-project.ts";

/** Lite has no admin API, so we implement the only endpoint that we use. */
export const generateLinkPath = "/auth/v1/admin/generate_link";

type Sql = <Row extends SqlRow>(query: string, params?: readonly unknown[]) => Promise<Row[]>;

const bodySchema = z.object({ type: z.string(), email: z.string().trim().toLowerCase() });

/** Does not return a row if the address is already confirmed. */
const inviteSql = `
  insert into auth.users (id, aud, role, email, invited_at, confirmation_token, confirmation_sent_at, raw_app_meta_data)
  values ($1, 'authenticated', 'authenticated', $2, now(), $3, now(), '{"provider": "email", "providers": ["email"]}')
  on conflict (email) where is_sso_user = false do update
    set invited_at = now(), confirmation_token = excluded.confirmation_token, confirmation_sent_at = now()
    where users.email_confirmed_at is null
  returning id, aud, role, email, invited_at, confirmation_sent_at, created_at, updated_at`;

const identitySql = `
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select gen_random_uuid(), 'email', $1::text, $1::uuid,
    jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', false, 'phone_verified', false)
  on conflict do nothing`;

/** Supports only type "invite" (https://supabase.com/docs/reference/javascript/auth-admin-generatelink). */
export async function serveGenerateLink(
  { sql, siteUrl }: { sql: Sql; siteUrl: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const refuse = (status: number, code: string, msg: string) =>
    sendJson(outgoing, status, { code: status, error_code: code, msg });
  if (incoming.method !== "POST") return refuse(405, "method_not_allowed", "Method not allowed");
  const body = await readBody(incoming);
  const { authorization, apikey } = incoming.headers;
  const key = authorization?.replace(/^Bearer\s+/i, "") ?? apikey;
  if (key === undefined)
    return refuse(401, "no_authorization", "This endpoint requires a valid Bearer token");
  if (key !== localServiceRoleKey) return refuse(403, "not_admin", "User not allowed");

  const { data } = bodySchema.safeParse(parseJson(body.toString("utf8")));
  if (!data || data.type !== "invite") return refuse(400, "validation_failed", "Invalid link type");
  const { email } = data;
  if (!emailPattern.test(email)) {
    return refuse(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  const otp = String(randomInt(1_000_000)).padStart(6, "0");
  // Lite looks up a link by this hash of the address and the code.
  const hashedToken = createHash("sha256").update(`${email}${otp}`).digest("hex");
  const [user] = await sql<{ id: string; email: string }>(inviteSql, [randomUUID(), email, hashedToken]);
  if (!user) {
    return refuse(422, "email_exists", "A user with this email address has already been registered");
  }
  await sql(identitySql, [user.id, email]);
  sendJson(outgoing, 200, {
    ...user,
    action_link: `${siteUrl}/auth/v1/verify?token=${hashedToken}&type=invite`,
    email_otp: otp,
    hashed_token: hashedToken,
    verification_type: "invite",
    redirect_to: siteUrl,
  });
}
