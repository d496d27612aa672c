import { expect, onTestFinished, test, vi } from "vitest";
import { callFunction, enquiries, form, sendEnquiry } from "./enquiries-visitor.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";

const site = "https://brightwren.example";

const backend = ownBackend({ env: { ALLOWED_ORIGINS: `${site}, http://127.0.0.1:5173` } });
const personas = ownPersonas(backend);
const authorizationOf = (name: "member" | "admin") => personas[name].headers["authorization"] ?? "";

const deliverAs = (authorization?: string, headers: Record<string, string> = {}) =>
  callFunction(backend, "deliver-mails", {
    headers: { ...(authorization === undefined ? {} : { Authorization: authorization }), ...headers },
  });

/** Functions for the owner and the project's secret key only. */
const guarded = [
  "deliver-mails",
  "generate-blog-post",
  "generation-writer",
  "invite-owner",
  "request-rebuild",
  "schedule-blog-posts",
  "tidy-pictures",
];

test.each(guarded)("rejects visitors and users without the role: %s", async (name) => {
  for (const [caller, status] of [
    ["anonymous", 401],
    ["member", 403],
  ] as const) {
    const response = await callFunction(backend, name, { headers: personas[caller].headers });
    expect({ caller, status: response.status }).toEqual({ caller, status });
  }
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
  const [header, , signature] = authorizationOf("admin").replace("Bearer ", "").split(".");
  const claims = { sub: "00000000-0000-4000-8000-000000000000", role: "service_role", exp: 4_102_444_800 };
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
  expect((await deliverAs(`Bearer ${forged}`)).status).toBe(401);
});

test("returns 403 for a signed-in user without the role", async () => {
  const response = await deliverAs(authorizationOf("member"));
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: "Only the owner may do this.", code: "forbidden" });
  const broken = await callFunction(backend, "deliver-mails", {
    headers: { Authorization: authorizationOf("member"), "Content-Type": "text/plain" },
    body: "{",
  });
  expect(broken.status).toBe(403);
});

test("accepts the owner's token and the project's secret key", async () => {
  for (const response of [
    await deliverAs(authorizationOf("admin")),
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
  const { data, error } = await personas.admin.client.functions.invoke("deliver-mails", {
    body: { mailId: row?.mail.id },
  });
  expect(error).toBeNull();
  expect(data).toEqual({ sent: 1, failed: 0 });
});

test("returns 503 instead of 401 when the caller cannot be verified", async () => {
  vi.stubEnv("SUPABASE_URL", "http://127.0.0.1:9");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await deliverAs(authorizationOf("admin"))).status).toBe(503);
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
