import { studio } from "@brightwren/brand";
import { ScriptError } from "../script-error.ts";
import { type Api, request } from "./request.ts";

// https://supabase.com/docs/reference/api/introduction

/** Throws a ScriptError when the project is missing, paused or starting. */
export async function checkProject(api: Api, ref: string): Promise<string> {
  const project = await request<{ name: string; status: string }>(api, "GET", `/v1/projects/${ref}`);
  if (!project)
    throw new ScriptError(`The Supabase project ${ref} does not exist, or the token has no access to it.`);
  if (project.status === "INACTIVE") {
    throw new ScriptError(
      `The project is paused. Restore it at https://supabase.com/dashboard/project/${ref}, then run the command again.`,
    );
  }
  if (!project.status.startsWith("ACTIVE")) {
    throw new ScriptError(
      `The project is not ready (${project.status}). Run the command again in a few minutes.`,
    );
  }
  return project.name;
}

type ApiKey = { name: string; type?: string | null; api_key?: string | null };

export async function readKeys(api: Api, ref: string): Promise<{ publishable: string; secret: string }> {
  const keys = (await request<ApiKey[]>(api, "GET", `/v1/projects/${ref}/api-keys?reveal=true`)) ?? [];
  const find = (type: string, legacy: string) =>
    (
      keys.find((key) => key.type === type && key.name === "default") ??
      keys.find((key) => key.type === type) ??
      keys.find((key) => key.name === legacy)
    )?.api_key;
  const [publishable, secret] = [find("publishable", "anon"), find("secret", "service_role")];
  if (!publishable || !secret) {
    throw new ScriptError(
      "The token cannot read the project's keys. Check them in the dashboard under Project Settings, API Keys.",
    );
  }
  return { publishable, secret };
}

/** Maps the settings' names to the SHA-256 digests of their values. Supabase never returns the values. */
export async function listDigests(api: Api, ref: string): Promise<Map<string, string>> {
  const secrets = await request<{ name: string; value?: string }[]>(
    api,
    "GET",
    `/v1/projects/${ref}/secrets`,
  );
  return new Map((secrets ?? []).map(({ name, value }) => [name, value ?? ""]));
}

/** Unlike `supabase secrets set`, never passes values to a file or another process. Leaves other settings unchanged. */
export async function setSettings(api: Api, ref: string, settings: Record<string, string>): Promise<void> {
  const body = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await request(api, "POST", `/v1/projects/${ref}/secrets`, body);
}

/** Sends the emails of Supabase Auth through a mail server (https://supabase.com/docs/guides/auth/auth-smtp). */
export async function setSignInMail(api: Api, ref: string, server: URL, from?: string): Promise<void> {
  await request(api, "PATCH", `/v1/projects/${ref}/config/auth`, {
    smtp_host: server.hostname,
    smtp_port: server.port || (server.protocol === "smtps:" ? "465" : "587"),
    smtp_user: decodeURIComponent(server.username),
    smtp_pass: decodeURIComponent(server.password),
    smtp_sender_name: studio.name,
    ...(from && { smtp_admin_email: from }),
  });
}

export async function removeSettings(api: Api, ref: string, names: string[]): Promise<void> {
  await request(api, "DELETE", `/v1/projects/${ref}/secrets`, names);
}
