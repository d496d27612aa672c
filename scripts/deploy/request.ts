import { ScriptError } from "../script-error.ts";

export type Api = { company: string; base: string; token: string };

/**
 * URLSearchParams is sent as a form, any other body as JSON. Undefined if a GET returns 404. Throws a ScriptError with
 * the API's message for other failures.
 */
export async function request<Answer>(
  { company, base, token }: Api,
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer | undefined> {
  const isForm = body instanceof URLSearchParams;
  let response: Response;
  let text: string;
  try {
    response = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      },
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new ScriptError(`${company} cannot be reached. Try again later.`);
  }
  if (response.status === 404 && method === "GET") return undefined;
  if (response.status === 401) {
    throw new ScriptError(`${company} rejected the token. Is it complete, and has it been revoked?`);
  }
  if (!response.ok) {
    throw new ScriptError(
      `${company} answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`,
    );
  }
  return text ? (JSON.parse(text) as Answer) : undefined;
}
