import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packages } from "@brightwren/brand";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DeployHook, startDeployHook } from "../mocks/deploy-hook-server.ts";
import { modelKey, type ModelServer, startModelServer } from "../mocks/model-server.ts";
import { type StripeServer, startStripeServer, stripeTestKey } from "../mocks/stripe-server.ts";
import { enquiries, form, mails, makeDue, startOwnBackend } from "./enquiries-visitor.ts";
import { findDeno } from "./functions-deno-binary.ts";
import { denoEnvironment, denoFlags, functionsFolder, serveInDeno } from "./functions-deno-serve.ts";
import { addLibraryCategories, categoryId, posts } from "./generation-owner.ts";
import { forgetChanges, letTimePass, publish, rebuildState } from "./rebuild-state.ts";

const allFunctions = fileURLToPath(new URL("all-functions.ts", import.meta.url));
const names = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => name !== "node_modules");

const deno = findDeno();
if ("missing" in deno) console.warn(`The functions are not tried under Deno. ${deno.missing}`);
const program = "path" in deno ? deno.path : "";

const site = "https://brightwren.example";

const project = () => ({
  SUPABASE_URL: backend.url,
  SUPABASE_ANON_KEY: backend.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  ALLOWED_ORIGINS: site,
});

let backend: RunningBackend;
let address: string;

async function set(settings: Record<string, string>): Promise<unknown> {
  const body = JSON.stringify({ ...project(), ...settings });
  return (await fetch(`${address}/environment`, { method: "POST", body })).json();
}

async function call(name: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/${name}`, {
    method: "POST",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), Origin: site, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const callAsTimer = (name: string, body?: unknown) =>
  call(name, body, { Authorization: `Bearer ${backend.serviceRoleKey}` });

test.skipIf("missing" in deno)("type-checks every function with Deno", async () => {
  const check = promisify(execFile)(program, ["check", "--quiet", ...denoFlags, allFunctions], {
    env: denoEnvironment(),
    timeout: 50_000,
    killSignal: "SIGKILL",
  });
  await expect(check).resolves.toEqual({ stdout: "", stderr: "" });
});

describe.skipIf("missing" in deno)("in Deno", () => {
  beforeAll(async () => {
    [backend, address] = await Promise.all([startOwnBackend(), serveInDeno(program, allFunctions)]);
    await addLibraryCategories(backend);
  });
  afterAll(() => backend?.stop());

  test("rejects unsupported methods in every function", async () => {
    expect(await set({})).toEqual(names.toSorted());
    for (const name of names) {
      const { status, headers } = await fetch(`${address}/${name}`);
      expect({ name, status, allow: headers.get("allow") }).toEqual({
        name,
        status: 405,
        allow: "POST, OPTIONS",
      });
    }
  });

  // Runs the function as deployed, with its own deno.json. Other tests cover its behaviour.
  test.for(names)("serves %s in isolation", { tags: ["deep"] }, async (name) => {
    const own = await serveInDeno(program, join(functionsFolder, name, "index.ts"), project());
    expect((await fetch(own)).status).toBe(405);
  });

  describe("an enquiry", () => {
    const mail = () => ({
      SMTP_URL: backend.smtpUrl,
      ENQUIRY_TO: "studio@brightwren.example",
      ENQUIRY_FROM: "website@brightwren.example",
    });

    beforeEach(() => backend.sql("delete from public.contact_enquiries"));

    test("is emailed", async () => {
      await set(mail());
      const sent = await call("send-contact-email", form, { "X-Forwarded-For": "203.0.113.7" });
      expect(sent).toMatchObject({ status: 200, body: { ok: true } });
      expect(sent.headers.get("access-control-allow-origin")).toBe(site);
      const [row] = await enquiries(backend);
      expect(row).toMatchObject({
        email: "jane@example.com",
        message: form.message,
        mail: { state: "sent" },
      });
      const messageId = `<enquiry.${row?.id}@brightwren.example>`;
      expect((await mails(backend)).filter((one) => one.messageId === messageId)).toMatchObject([
        {
          subject: `Enquiry from Jane Doe: ${form.package}`,
          replyTo: [{ name: "Jane Doe", address: "jane@example.com" }],
        },
      ]);

      expect(await call("send-contact-email", { ...form, email: "nonsense" })).toMatchObject({
        status: 400,
        body: { fields: { email: "Invalid email address" } },
      });
    });

    test("is delivered later when the first attempt to email it fails", async () => {
      await set({ ...mail(), SMTP_URL: "smtp://127.0.0.1:9" });
      expect(await call("send-contact-email", form)).toMatchObject({ status: 200 });
      expect(await enquiries(backend)).toMatchObject([
        { mail: { state: "failed", error: "The connection to the mail server failed." } },
      ]);
      await set(mail());
      await makeDue(backend);
      expect(await callAsTimer("deliver-mails")).toMatchObject({ body: { sent: 1, failed: 0 } });
      expect(await enquiries(backend)).toMatchObject([{ mail: { state: "sent" } }]);
    });
  });

  describe("a checkout", () => {
    const key = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
    const priceId = packages[0].home.id;
    const url = "https://checkout.stripe.com/c/pay/cs_test_5f0c2c1e6d0f4c579a3e0b6f3a2f7c11#fragment";
    let stripe: StripeServer;

    beforeAll(async () => {
      stripe = await startStripeServer();
    });
    afterAll(() => stripe?.stop());

    test("can be started after the provider returns invalid responses", async () => {
      const settings = {
        SITE_URL: site,
        STRIPE_SECRET_KEY: stripeTestKey,
        STRIPE_PRICE_IDS: `${priceId}=price_1A`,
        STRIPE_API_BASE: stripe.url,
      };
      const start = () => call("create-checkout", { priceId }, { "Idempotency-Key": key });

      await set(settings);
      expect(await start()).toMatchObject({ status: 200, body: { url } });
      expect(stripe.requests).toMatchObject([
        { headers: { "idempotency-key": key }, form: { "line_items[0][price]": "price_1A" } },
      ]);

      for (const body of ["42", "<html>", ""]) {
        stripe.become({ body });
        expect(await start()).toMatchObject({ status: 502, body: { code: "provider_failed" } });
      }
      stripe.become("is silent");
      await set({ ...settings, STRIPE_TIMEOUT_SECONDS: "0.3" });
      expect(await start()).toMatchObject({ status: 504, body: { code: "provider_timeout" } });
      stripe.become("works");
      await set(settings);
      expect(await start()).toMatchObject({ status: 200, body: { url } });
    });
  });

  describe("posts", () => {
    let model: ModelServer;

    beforeAll(async () => {
      model = await startModelServer();
    });
    afterAll(() => model?.stop());
    beforeEach(() => backend.sql("delete from public.blog_posts"));

    test("are written by the built-in writer", async () => {
      await set({});
      expect(await callAsTimer("schedule-blog-posts")).toMatchObject({
        status: 200,
        body: { post: { status: "draft" } },
      });
      expect((await posts(backend))[0]?.content).toContain("## ");
    });

    test("are outlined from the owner's topic", async () => {
      await set({});
      const order = { topic: "Christmas cakes", categoryId: await categoryId(backend) };
      expect(await callAsTimer("generation-writer")).toMatchObject({
        body: { writer: { kind: "built-in" } },
      });
      expect(await callAsTimer("generate-blog-post", order)).toMatchObject({
        status: 200,
        body: {
          post: { status: "draft", title: "Christmas cakes" },
          libraryTopics: expect.arrayContaining([{ id: expect.anything(), title: expect.anything() }]),
        },
      });
    });

    test("are written by a model", async () => {
      const settings = { AI_BASE_URL: model.url, AI_API_KEY: modelKey, AI_MODEL: "practice-1" };
      const order = { topic: "Choosing a slate", categoryId: await categoryId(backend) };
      await set({ ...settings, AI_TIMEOUT_SECONDS: "0.3" });
      for (const [mood, code] of [
        ["is silent", "model_timeout"],
        ["stops halfway", "model_timeout"],
        ["hangs up", "model_unreachable"],
        ["redirects", "model_unreachable"],
      ] as const) {
        model.become(mood);
        expect(await callAsTimer("generate-blog-post", order)).toMatchObject({ body: { code } });
      }
      model.reset();
      await set(settings);
      expect(await callAsTimer("generate-blog-post", order)).toMatchObject({
        status: 200,
        body: { post: { slug: "how-to-choose-a-slate" } },
      });
      expect(model.requests).toHaveLength(1);
    });
  });

  describe("a rebuild", () => {
    let hook: DeployHook;

    beforeAll(async () => {
      hook = await startDeployHook();
    });
    afterAll(() => hook?.goDown());

    test("is retried only when the hook fails", async () => {
      const request = async () => {
        const { status, body } = await callAsTimer("request-rebuild");
        return { status, body };
      };
      const refused = { status: 200, body: { requested: false, reason: "hook_failed" } };
      await forgetChanges(backend);
      await publish(backend, "a-post");

      for (const [mood, error, seconds] of [
        ["hangs up", "The connection to the deploy hook failed.", "10"],
        ["redirects", "The deploy hook returned 307.", "10"],
        ["is silent", "The deploy hook did not respond in time.", "0.3"],
      ] as const) {
        await letTimePass(backend, "1 hour");
        await set({ DEPLOY_HOOK_URL: hook.url, DEPLOY_HOOK_TIMEOUT_SECONDS: seconds });
        hook.become(mood);
        expect(await request()).toEqual(refused);
        expect((await rebuildState(backend)).last_error).toBe(error);
      }
      // Resets the count, because Deno's fetch itself retries once when a server closes the connection.
      hook.reset();
      await set({ DEPLOY_HOOK_URL: hook.url });
      await letTimePass(backend, "1 hour");
      hook.become("stops halfway");
      expect(await request()).toEqual({ status: 200, body: { requested: true } });
      expect(await request()).toEqual({ status: 200, body: { requested: false, reason: "nothing_due" } });
      expect(hook.requests).toHaveLength(1);
    });
  });
});
