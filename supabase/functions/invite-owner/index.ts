import process from "node:process";
import { studio } from "../_shared/brand/brand.ts";
import { requireOwner } from "../_shared/caller.ts";
import { type InvitationOutcome, inviteOwnerSchema } from "../_shared/contracts/invite-owner.ts";
import { passwordLink } from "../_shared/contracts/password-link.ts";
import { invitation } from "../_shared/mail/account-mails.ts";
import { mailParts } from "../_shared/mail/mail-layout.ts";
import { describeMailFailure, sendMail } from "../_shared/mail/send-mail.ts";
import type { Environment, MailSettings } from "../_shared/environment.ts";
import { HttpError, unavailable } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

const notConfigured = "Invitations are unavailable at the moment. See the function's log for the reason.";

/** Existing accounts become owners immediately; other addresses get an invitation. For signed-in admins. */
export default { fetch: webFunction("invite-owner", handle, notConfigured) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { userId: granter } = await requireOwner(request, environment);
  const { email } = await readInput(request, inviteOwnerSchema);
  const database = createServiceClient(environment);
  const outcome =
    (await giveRole(database, { email, granter })) ??
    (await invite(database, environment.mail, { email, granter }));
  logEvent("owner invited", { outcome });
  return jsonResponse(200, { outcome });
}

type Invited = { email: string; granter: string | null };

/** Returns undefined for an address without a confirmed account. */
async function giveRole(database: DatabaseClient, invited: Invited): Promise<InvitationOutcome | undefined> {
  const { data, error } = await database.rpc("grant_admin", invited);
  if (error) throw failed("role", error.code);
  if (data === "several_users") {
    throw new HttpError(
      409,
      "several_users",
      "Several accounts have this address, so no owner was added. Delete the others in the Supabase dashboard first.",
    );
  }
  if (data === "granted") return "granted";
  return data === "already_admin" ? "already_owner" : undefined;
}

async function invite(
  database: DatabaseClient,
  mail: MailSettings | undefined,
  { email, granter }: Invited,
): Promise<InvitationOutcome> {
  const siteUrl = process.env["SITE_URL"];
  if (!mail || !siteUrl) throw failed("settings", mail ? "SITE_URL" : "mail");
  const { data, error } = await database.auth.admin.generateLink({ type: "invite", email });
  if (error) throw failed("link", error.code);
  const role = await database.rpc("invite_owner", { invited_id: data.user.id, granter });
  if (role.error) throw failed("role", role.error.code);
  const link = passwordLink(siteUrl, data.properties.hashed_token, "invite");
  try {
    await sendMail(mail, {
      from: { name: studio.name, address: mail.from },
      to: { name: "", address: email },
      ...mailParts(invitation(link), siteUrl),
    });
  } catch (cause) {
    const reason = describeMailFailure(cause);
    logEvent("invitation not mailed", { reason });
    throw new HttpError(
      502,
      "not_mailed",
      `The invitation was saved, but the email could not be sent: ${reason} Please send it again later.`,
    );
  }
  return "invited";
}

function failed(step: string, code: string | undefined): HttpError {
  logEvent("invitation failed", { step, code });
  return unavailable("The invitation could not be sent just now. Please try again in a minute.");
}
