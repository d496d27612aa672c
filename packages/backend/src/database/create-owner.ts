import type { PgliteConnection } from "@supabase/lite/pglite";
import { localPublishableKey } from "../local-keys.ts";
import { localOwner } from "../local-owner.ts";
import type { LiteApp } from "./lite-app.ts";

/**
 * Makes the local owner: signs up through an app that allows it (the one that serves does not) and adds the role row.
 * Takes a database with all migrations and nobody using it yet.
 */
export async function createOwner(connection: PgliteConnection, appWithSignUp: LiteApp): Promise<void> {
  const answer = await appWithSignUp.fetch(
    new Request("http://127.0.0.1/auth/v1/signup", {
      method: "POST",
      headers: { apikey: localPublishableKey, "content-type": "application/json" },
      body: JSON.stringify(localOwner),
    }),
  );
  if (!answer.ok) throw new Error(`Auth refused to make the local owner (status ${answer.status}).`);
  await connection.driver.query(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1",
    [localOwner.email],
  );
  // The sign-up signed somebody in; nobody has that session.
  await connection.driver.exec("delete from auth.refresh_tokens; delete from auth.sessions;");
}
