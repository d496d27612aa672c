import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addUser } from "../setup/backend.ts";
import {
  callFunction,
  enquiries,
  forgetEverything,
  form,
  sendEnquiry,
  startOwnBackend,
} from "./enquiries-visitor.ts";

const site = "https://brightwren.example";
const names = ["send-contact-email", "deliver-enquiries"];

let backend: RunningBackend;
let strangerToken: string;
let ownerToken: string;

beforeAll(async () => {
  backend = await startOwnBackend({ ALLOWED_ORIGINS: `${site}, http://127.0.0.1:5173` });
  ownerToken = await signIn(backend.owner.email);
  await addUser(backend, "stranger@example.com");
  strangerToken = await signIn("stranger@example.com");
});

afterAll(() => backend?.stop());

beforeEach(async () => {
  await forgetEverything(backend);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

async function signIn(email: string): Promise<string> {
  const client = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword({ email, password: backend.owner.password });
  if (error) throw error;
  return data.session.access_token;
}

const deliverAs = (authorization?: string, headers: Record<string, string> = {}) =>
  callFunction(backend, "deliver-enquiries", {
    headers: { ...(authorization === undefined ? {} : { Authorization: authorization }), ...headers },
  });

test("returns 401 when the caller is not signed in", async () => {
  const attempts = [
    undefined,
    "",
    "Bearer",
    "Bearer nonsense",
    `Bearer ${backend.anonKey}`,
    `Basic ${backend.serviceRoleKey}`,
  ];
  const responses = await Promise.all(attempts.map((attempt) => deliverAs(attempt)));
  expect(responses.map(({ status }) => status)).toEqual(attempts.map(() => 401));
  expect(await responses[0]?.json()).toEqual({ error: "Please sign in first.", code: "unauthorized" });
});

test("returns 401 for a forged token", async () => {
  const [header, , signature] = ownerToken.split(".");
  const claims = { sub: "00000000-0000-4000-8000-000000000000", role: "service_role", exp: 4_102_444_800 };
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
  expect((await deliverAs(`Bearer ${forged}`)).status).toBe(401);
});

test("returns 403 for a signed-in user without the role", async () => {
  const response = await deliverAs(`Bearer ${strangerToken}`);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: "Only the owner may do this.", code: "forbidden" });
  const broken = await callFunction(backend, "deliver-enquiries", {
    headers: { Authorization: `Bearer ${strangerToken}`, "Content-Type": "text/plain" },
    body: "{",
  });
  expect(broken.status).toBe(403);
});

test("accepts the owner's token and the project's secret key", async () => {
  for (const response of [
    await deliverAs(`Bearer ${ownerToken}`),
    await deliverAs(`bearer ${backend.serviceRoleKey}`),
    await deliverAs(undefined, { apikey: backend.serviceRoleKey }),
  ]) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: 0, failed: 0 });
  }
});

test("lets the owner retry delivery through supabase-js", async () => {
  await sendEnquiry(backend, form, { "X-Form-Trap": "x" });
  const [row] = await enquiries(backend);
  const client = createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${ownerToken}` } },
  });
  const { data, error } = await client.functions.invoke("deliver-enquiries", {
    body: { enquiryId: row?.id },
  });
  expect(error).toBeNull();
  expect(data).toEqual({ sent: 1, failed: 0 });
});

test("returns 503 instead of 401 when the caller cannot be verified", async () => {
  const real = process.env["SUPABASE_URL"] ?? "";
  process.env["SUPABASE_URL"] = "http://127.0.0.1:9";
  try {
    expect((await deliverAs(`Bearer ${ownerToken}`)).status).toBe(503);
  } finally {
    process.env["SUPABASE_URL"] = real;
  }
});

const submitArguments = {
  submission_id: "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11",
  enquiry: { first_name: "Jane", last_name: "Doe", email: "jane@example.com", message: "Hello" },
  sender_hash: null,
  is_spam: false,
  limit_count: 1000,
  limit_window: "1 second",
  busy_count: 1000,
};

test.each(["anonymous", "signed-in"])("denies %s callers direct access to the SQL functions", async (who) => {
  await sendEnquiry(backend);
  await backend.sql(
    "update public.contact_enquiries set mail_state = 'failed', mail_next_attempt_at = now() - interval '1 minute'",
  );
  const before = await enquiries(backend);
  const token = who === "anonymous" ? backend.anonKey : strangerToken;
  const client = createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
  const submitted = await client.rpc("submit_contact_enquiry", submitArguments);
  expect(submitted.error?.code).toBe("42501");
  const known = await client.rpc("submit_contact_enquiry", {
    ...submitArguments,
    submission_id: before[0]?.submission_id,
  });
  expect(known.error?.code).toBe("42501");
  for (const only_enquiry of [null, before[0]?.id]) {
    const claimed = await client.rpc("claim_undelivered_enquiries", { batch_size: 10, only_enquiry });
    expect(claimed.data ?? []).toEqual([]);
  }
  expect(await enquiries(backend)).toEqual(before);
});

test.each(names)("returns 405 from %s for methods other than POST", async (name) => {
  for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
    const response = await callFunction(backend, name, { method });
    expect({ method, status: response.status, allow: response.headers.get("allow") }).toEqual({
      method,
      status: 405,
      allow: "POST, OPTIONS",
    });
    expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
  }
});

test.each(names)("allows preflight requests to %s only from the site", async (name) => {
  const preflight = (origin: string) =>
    callFunction(backend, name, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers":
          "apikey,authorization,content-type,idempotency-key,x-form-elapsed-ms",
      },
    });
  const allowed = await preflight(site);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("access-control-allow-origin")).toBe(site);
  expect(allowed.headers.get("access-control-allow-methods")).toContain("POST");
  expect(allowed.headers.get("access-control-allow-headers")).toContain("idempotency-key");
  expect(allowed.headers.get("vary")).toContain("Origin");
  const foreign = await preflight("https://evil.example");
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  expect(foreign.headers.get("access-control-allow-headers")).toBeNull();
});

test("lets only the site's origin read responses and errors", async () => {
  const stored = await sendEnquiry(backend, form, { Origin: site });
  expect(stored.headers.get("access-control-allow-origin")).toBe(site);
  const refused = await sendEnquiry(backend, {}, { Origin: site });
  expect(refused.status).toBe(400);
  expect(refused.headers.get("access-control-allow-origin")).toBe(site);
  const foreign = await sendEnquiry(backend, {}, { Origin: "https://evil.example" });
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  expect(foreign.headers.get("vary")).toContain("Origin");
});
