import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { stripeTestKey } from "../mocks/stripe-server.ts";
import { type Asked, openWorld, projectRef, secretKey, sha256 } from "../setup/deploy/online-world.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import type { Tools } from "../../scripts/deploy/deployment.ts";
import { runDeploy } from "../../scripts/deploy/run-deploy.ts";
import type { SupabaseCli } from "../../scripts/deploy/supabase-cli.ts";
import { apiVersion } from "../../scripts/deploy/webhook-endpoint.ts";

// A fake server replaces the Supabase CLI, Supabase and the hosting providers. One test runs `npm run deploy` as a
// process, with a fake Supabase CLI on PATH. These tests never contact the real services (docs/deploy.md).

const setup = join(import.meta.dirname, "../setup/deploy");
const script = join(import.meta.dirname, "../../scripts/deploy.ts");

const secrets = {
  SUPABASE_ACCESS_TOKEN: "sbp_token_of_a_person",
  NETLIFY_AUTH_TOKEN: "netlify_token_of_a_person",
  CLOUDFLARE_API_TOKEN: "cloudflare_token_of_a_person",
  VERCEL_TOKEN: "vercel_token_of_a_person",
  SMTP_URL: "smtps://me:mail-password@mail.example.com:465",
  OWNER_PASSWORD: "owner-password",
};
const facts = {
  SUPABASE_PROJECT_REF: projectRef,
  SITE_URL: "https://www.studio.example",
  DEPLOY_HOST: "netlify",
  OWNER_EMAIL: "owner@example.com",
  ENQUIRY_TO: "studio@example.com",
  ENQUIRY_FROM: "website@example.com",
};
const ofHost = {
  netlify: {},
  cloudflare: { CLOUDFLARE_ACCOUNT_ID: "0".repeat(32) },
  vercel: { GITHUB_REPOSITORY: "me/site" },
};

type World = Awaited<ReturnType<typeof openWorld>>;
const open: World[] = [];
const newWorld = async () => {
  const world = await openWorld();
  open.push(world);
  return world;
};
const [realFetch, root] = [fetch, process.cwd()];
afterEach(async () => {
  process.chdir(root);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((world) => world.close()));
});

type Run = {
  folder: string;
  variables?: Record<string, string>;
  args?: string[];
  stopAt?: (change: Asked) => boolean;
};

/**
 * Runs the command to completion. At the first change that matches `stopAt`, leaves it without an answer, as a killed
 * process would be, and returns without a code.
 */
async function deploy(world: World, { folder, variables = {}, args = [], stopAt }: Run) {
  let isKilled = false;
  const forever = new Promise<never>(() => {});
  vi.stubGlobal("fetch", async (address: string | URL, init?: RequestInit) => {
    const { protocol, host, pathname, search } = new URL(address);
    // The fake server's own requests.
    if (protocol === "http:") return await realFetch(address, init);
    const answer = realFetch(`${world.url}/${host}${pathname}${search}`, init);
    return await answer.catch((error: unknown) => (isKilled ? forever : Promise.reject(error)));
  });
  let output = "";
  const collect = (...lines: string[]) => void (output += `${lines.join(" ")}\n`);
  vi.spyOn(console, "log").mockImplementation(collect);
  vi.spyOn(console, "error").mockImplementation(collect);
  const cli: SupabaseCli = async (words, given) => {
    const sent = JSON.stringify({ args: words, variables: given });
    expect((await fetch("https://cli.test/", { method: "POST", body: sent })).ok).toBe(true);
  };
  const tools: Tools = {
    findCli: async () => ({ cli, from: "from the test" }),
    runDoctor: async (given) => {
      collect("asked", ...given);
      if (variables["DOCTOR_ERROR"]) throw new Error(variables["DOCTOR_ERROR"]);
      return Number(variables["DOCTOR_EXIT"] ?? 0);
    },
  };
  const killed = new Promise<null>((resolve) => {
    const kill = () => {
      isKilled = true;
      resolve(null);
    };
    world.stopAt(stopAt && { at: stopAt, kill });
  });
  process.chdir(folder);
  const code = await Promise.race([runDeploy(args, variables, tools), killed]);
  return { code, output };
}

const changesOf = (world: World) => world.asked.filter(({ method }) => method !== "GET").length;
/** Ignores the number of builds, because every complete run starts one. */
const stateOf = ({ world }: World) => ({ ...world, builds: "any" });

describe.skipIf(process.platform === "win32")("npm run deploy", () => {
  test("lists the steps without running them with --dry-run", async () => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    const { code, output } = await deploy(world, { folder, args: ["--dry-run"] });
    expect(code).toBe(0);
    const names = output.trim().split("\n");
    expect(names.map((line) => line.split(":")[0]).join()).toBe(
      "This folder,Supabase project,Supabase CLI,Link,Database,Functions,Timer,Functions' settings,Payment webhook," +
        "Sign-in,Sign-in emails,Owner,Site,Deploy hook,Build,Doctor",
    );
    expect(output).toContain("/functions/v1/stripe-webhook at Stripe and set its signing secret");
    expect(world.asked).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  test("lists all missing settings when it cannot prompt", async () => {
    const world = await newWorld();
    const { code, output } = await deploy(world, { folder: await temporaryFolder() });
    expect({ code, asked: world.asked }).toEqual({ code: 1, asked: [] });
    expect(output).toContain("Set SUPABASE_PROJECT_REF, SITE_URL, DEPLOY_HOST");
  });

  test.for([
    ["SMTP_URL is invalid", { SMTP_URL: "smtp://me:secret-word@mail.example.com:587" }, "SMTP_URL", 0],
    ["Stripe rejects its key", { STRIPE_SECRET_KEY: "sk_test_secret-word" }, "Stripe rejected the token.", 5],
  ] as const)("stops without showing the secret when %s", async ([, given, reason, changes]) => {
    const world = await newWorld();
    const variables = { ...secrets, ...facts, STRIPE_PRICE_IDS: "price_1A", ...given };
    const { code, output } = await deploy(world, { folder: await temporaryFolder(), variables });
    expect({ code, changes: changesOf(world) }).toEqual({ code: 1, changes });
    expect(output).toContain(reason);
    expect(output).not.toContain("secret-word");
  });

  test.for(["netlify", "cloudflare", "vercel"] as const)("deploys to %s idempotently", async (host) => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    const given = { ...facts, ...ofHost[host], DEPLOY_HOST: host };
    const first = await deploy(world, { folder, variables: { ...secrets, ...given } });
    expect(first).toMatchObject({ code: 0 });
    expect(world.world).toMatchObject({
      linked: true,
      migrations: true,
      functions: true,
      vault: { project_url: `https://${projectRef}.supabase.co`, secret_key: secretKey },
      signIn: {
        siteUrl: "https://www.studio.example",
        smtp_host: "mail.example.com",
        smtp_port: "465",
        smtp_user: "me",
        smtp_pass: "mail-password",
        smtp_admin_email: "website@example.com",
      },
      users: [{ email: "owner@example.com", password: "owner-password", admin: true }],
      sites: [
        {
          name: "studio-example",
          variables: {
            VITE_SUPABASE_URL: `https://${projectRef}.supabase.co`,
            VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
            VITE_SITE_URL: "https://www.studio.example",
          },
        },
      ],
      hooks: ["posts"],
      builds: 1,
    });
    expect(world.world.settings).toEqual({
      SITE_URL: "https://www.studio.example",
      SMTP_URL: secrets.SMTP_URL,
      ENQUIRY_TO: "studio@example.com",
      ENQUIRY_FROM: "website@example.com",
      DEPLOY_HOOK_URL: expect.stringContaining("hook-nobody-may-know"),
    });

    expect(first.output).toContain(
      `asked --site https://www.studio.example --supabase https://${projectRef}.supabase.co --key sb_publishable_x`,
    );

    // The second run requires only the two tokens, because the other answers and settings are stored.
    const before = structuredClone(stateOf(world));
    const { SMTP_URL: _, OWNER_PASSWORD: _password, ...tokens } = secrets;
    expect(await deploy(world, { folder, variables: tokens })).toMatchObject({ code: 0 });
    expect(stateOf(world)).toEqual(before);

    // Tokens are sent in a header, and only to their own provider. No argument, output or file contains a secret.
    const hidden = [...Object.values(secrets), "mail-password", secretKey, "hook-nobody-may-know"];
    const args = world.asked
      .filter((one) => one.host === "cli.test")
      .map(({ body }) => (body as { args: string[] }).args);
    const answers = await readFile(join(folder, ".deploy.json"), "utf8");
    for (const secret of hidden)
      expect([first.output, answers, ...args.flat()].join("\n")).not.toContain(secret);
    expect(await readdir(folder)).toEqual([".deploy.json"]);
  });

  const variables = { ...secrets, ...facts };

  async function deployKilledAt(stops: ((change: Asked) => boolean)[]) {
    const world = await newWorld();
    const folder = await temporaryFolder();
    for (const stopAt of stops) {
      expect(await deploy(world, { folder, variables, stopAt })).toMatchObject({ code: null });
    }
    expect(await deploy(world, { folder, variables })).toMatchObject({ code: 0 });
    return stateOf(world);
  }

  // The state lists all users, sites and hooks, so equal states mean no duplicates.

  test("changes Supabase alone with --backend, without the hosting provider's token", async () => {
    const world = await newWorld();
    const { NETLIFY_AUTH_TOKEN: _, ...others } = variables;
    const run = { folder: await temporaryFolder(), variables: others, args: ["--backend"] };
    expect(await deploy(world, run)).toMatchObject({ code: 0 });
    expect(world.world).toMatchObject({ migrations: true, functions: true, sites: [], hooks: [], builds: 0 });
  });

  test("resumes without duplicates when killed after any change", async () => {
    const killed = Array.from({ length: 10 }, (_, index) => {
      let left = index + 1;
      return () => --left === 0;
    });
    expect(await deployKilledAt(killed)).toEqual(await deployKilledAt([]));
  });

  const stripe = { STRIPE_SECRET_KEY: stripeTestKey, STRIPE_PRICE_IDS: "price_1A" };
  const withStripe = { ...variables, ...stripe };
  const webhook = `https://${projectRef}.supabase.co/functions/v1/stripe-webhook`;
  const other = "https://other.supabase.co/functions/v1/stripe-webhook";
  const registered = {
    url: webhook,
    status: "enabled",
    enabled_events: [
      "checkout.session.completed",
      "customer.subscription.updated",
      "customer.subscription.deleted",
      "invoice.payment_failed",
      "invoice.paid",
    ],
    api_version: apiVersion,
  };
  const metadataOf = (secret: string) => ({ secret_sha256: sha256(secret) });
  const secretOf = ({ world }: World) => world.settings["STRIPE_WEBHOOK_SECRET"];
  const changesAtStripe = ({ stripe: { requests } }: World) =>
    requests.map(({ path }) => path).filter((path) => !path.startsWith("GET"));

  test("registers the payment webhook once when the Stripe key is set", async () => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    world.stripe.webhooks.addEndpoint({ url: other, enabled_events: ["charge.succeeded"] });
    const before = structuredClone(world.stripe.webhooks.endpoints);
    const first = await deploy(world, { folder, variables: withStripe });
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain(`Payment webhook: created the endpoint ${webhook}`);
    const [endpoint, ...others] = world.stripe.webhooks.endpoints;
    expect(endpoint).toMatchObject(registered);
    expect(others).toEqual(before);
    expect(secretOf(world)).toBe(endpoint?.secret);
    for (const secret of [stripeTestKey, endpoint?.secret ?? ""]) expect(first.output).not.toContain(secret);

    const second = await deploy(world, { folder, variables: withStripe });
    expect(second.output).toContain(`Payment webhook: the endpoint ${webhook} is registered.`);
    const path = "POST /v1/webhook_endpoints";
    expect(changesAtStripe(world)).toEqual([path, `${path}/${endpoint?.id}`]);

    const without = await deploy(world, { folder, variables });
    expect(without.output).toContain("Payment webhook: not checked, because");
    delete world.world.settings["STRIPE_WEBHOOK_SECRET"];
    const warned = await deploy(world, { folder, variables });
    expect(warned.output).toContain("Payment webhook: warning: not created, because");
  });

  test("enables the payment webhook and corrects its events", async () => {
    const world = await newWorld();
    const { webhooks } = world.stripe;
    const secret = "whsec_of_the_endpoint";
    const metadata = metadataOf(secret);
    const faulty = { status: "disabled" as const, enabled_events: ["invoice.paid"] };
    const { id } = webhooks.addEndpoint({ ...registered, ...faulty, secret, metadata });
    // Stripe returns at most 100 endpoints at a time.
    for (let count = 0; count < 100; count += 1) webhooks.addEndpoint({ url: other });
    world.world.settings["STRIPE_WEBHOOK_SECRET"] = secret;
    const run = await deploy(world, { folder: await temporaryFolder(), variables: withStripe });
    expect(run.output).toContain(
      `Payment webhook: enabled the endpoint ${webhook} and corrected its events.`,
    );
    expect(webhooks.endpoints.at(-1)).toEqual({ id, secret, metadata, ...registered });
    expect(changesAtStripe(world)).toEqual([`POST /v1/webhook_endpoints/${id}`]);
    expect(secretOf(world)).toBe(secret);
  });

  const oldSecret = "whsec_secret_number_1";
  const stored = { STRIPE_WEBHOOK_SECRET: oldSecret };
  test.for([
    ["the project has no signing secret", {}, { metadata: metadataOf(oldSecret) }],
    ["it does not state its signing secret's digest", stored, {}],
    ["it has another API version", stored, { api_version: "2024-06-20", metadata: metadataOf(oldSecret) }],
  ] as const)("replaces the payment webhook when %s", async ([, settings, changes]) => {
    const world = await newWorld();
    const { webhooks } = world.stripe;
    webhooks.addEndpoint({ ...registered, status: "enabled", ...changes });
    Object.assign(world.world.settings, settings);
    const run = await deploy(world, { folder: await temporaryFolder(), variables: withStripe });
    expect(run.output).toContain(`Payment webhook: replaced the endpoint ${webhook}`);
    expect(run.output).not.toContain("stripe events resend");
    const secret = "whsec_secret_number_2";
    const metadata = metadataOf(secret);
    expect(webhooks.endpoints).toEqual([{ id: "we_2", secret, metadata, ...registered }]);
    expect(secretOf(world)).toBe(secret);
  });

  test("stores the live endpoint's secret when the key changes from live to test and back", async () => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    const { endpoints, events } = world.stripe.webhooks;
    await deploy(world, { folder, variables: withStripe });
    // Stripe lists only the endpoints of the key's mode.
    const live = endpoints.splice(0);
    await deploy(world, { folder, variables: withStripe });
    expect(secretOf(world)).toBe(endpoints[0]?.secret);

    endpoints.splice(0, 1, ...live);
    const event = { type: "invoice.paid", created: 1, livemode: true, pending_webhooks: 1 };
    events.push({ ...event, id: "evt_2" }, { ...event, id: "evt_1" });
    const { output } = await deploy(world, { folder, variables: withStripe });
    expect(endpoints).toMatchObject([registered]);
    expect(secretOf(world)).toBe(endpoints[0]?.secret);
    expect(output).toContain("Stripe had not delivered 2 payment events");
    const command = `stripe events resend <event> --webhook-endpoint=${endpoints[0]?.id} --live`;
    expect(output).toContain(`\`${command}\`: evt_2, evt_1.`);
  });

  test("checks only the signing secret's name when Supabase returns no digest", async () => {
    const world = await newWorld();
    world.stripe.webhooks.addEndpoint({ ...registered, status: "enabled" });
    Object.assign(world.world, { settings: stored, showsDigests: false });
    const run = await deploy(world, { folder: await temporaryFolder(), variables: withStripe });
    expect(run.output).toContain(`Payment webhook: the endpoint ${webhook} is registered.`);
  });

  test.for([
    ["without a stored secret", {}],
    ["with the secret of a deleted endpoint", { STRIPE_WEBHOOK_SECRET: "whsec_of_a_deleted_endpoint" }],
  ] as const)("resumes with one payment webhook when killed %s", async ([, settings]) => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    Object.assign(world.world.settings, settings);
    const { webhooks } = world.stripe;
    for (const pattern of [/webhook_endpoints/, /secret_sha256/, /"name":"STRIPE_WEBHOOK_SECRET"/]) {
      const stopAt = (change: Asked) => pattern.test(JSON.stringify(change));
      expect(await deploy(world, { folder, variables: withStripe, stopAt })).toMatchObject({ code: null });
    }
    expect(await deploy(world, { folder, variables: withStripe })).toMatchObject({ code: 0 });
    expect(webhooks.endpoints).toMatchObject([registered]);
    expect(secretOf(world)).toBe(webhooks.endpoints[0]?.secret);
  });

  test.skipIf(process.platform !== "linux")(
    "prompts for missing settings in a terminal without echoing secrets",
    async () => {
      const world = await newWorld();
      const folder = await temporaryFolder();
      await mkdir(join(folder, "scripts"));
      await writeFile(
        join(folder, "scripts", "doctor.ts"),
        `console.log("asked", ...process.argv.slice(2));`,
      );
      const child = spawn("script", ["-qec", `'${process.execPath}' '${script}'`, "/dev/null"], {
        cwd: folder,
        env: {
          PATH: [setup, dirname(process.execPath), process.env["PATH"]].join(delimiter),
          NODE_OPTIONS: `--import=${pathToFileURL(join(setup, "reroute.mjs")).href}`,
          DEPLOY_TEST_SERVER: world.url,
        },
      });
      const replies: [RegExp, string][] = [
        [/Reference .*: $/, projectRef],
        [/Address of the site .*: $/, "http://www.studio.example"],
        [/Enter an address like[^]*Address of the site .*: $/, "https://www.studio.example/"],
        [/Hosting provider.*: $/, "netlify"],
        [/Name of the site.*\] $/, ""],
        [/Production branch: .*\] $/, ""],
        [/Owner's email address.*: $/, "owner@example.com"],
        [/Supabase access token.*hidden\) $/, secrets.SUPABASE_ACCESS_TOKEN],
        [/Netlify token.*hidden\) $/, secrets.NETLIFY_AUTH_TOKEN],
        [/Mail server.*hidden\) $/, secrets.SMTP_URL],
        [/Email address that receives enquiries.*: $/, "studio@example.com"],
        [/Sender address.*: $/, "website@example.com"],
        [/Password for.*hidden\) $/, secrets.OWNER_PASSWORD],
      ];
      let [output, since] = ["", ""];
      child.stdout.on("data", (chunk) => {
        output += String(chunk);
        since += String(chunk);
        // Removes colours and cursor movements.
        // eslint-disable-next-line no-control-regex
        const plain = since.replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, "");
        const [question, answer] = replies[0] ?? [];
        if (!question?.test(plain)) return;
        replies.shift();
        since = "";
        child.stdin.write(`${answer}\r`);
      });
      const [code] = (await once(child, "close")) as [number | null];
      expect({ code, left: replies, output }).toMatchObject({ code: 0, left: [] });
      expect(output).toContain("asked --site https://www.studio.example");
      expect(world.world.users).toMatchObject([{ email: "owner@example.com", password: "owner-password" }]);
      expect(world.world.settings["SMTP_URL"]).toBe(secrets.SMTP_URL);
      for (const secret of [...Object.values(secrets), "mail-password"]) expect(output).not.toContain(secret);
    },
  );

  test.for([
    ["finds a problem", { DOCTOR_EXIT: "1" }, "Everything is deployed, but the doctor found problems"],
    ["names a secret in an error", { DOCTOR_ERROR: "not owner-password" }, "Error: not …"],
  ] as const)("fails without showing a secret when the doctor %s", async ([, doctor, reason]) => {
    const given = { ...secrets, ...facts, ...doctor };
    const run = await deploy(await newWorld(), { folder: await temporaryFolder(), variables: given });
    expect(run).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
    for (const secret of Object.values(secrets)) expect(run.output).not.toContain(secret);
  });

  test("resumes after a manual step on the next run", async () => {
    const world = await newWorld();
    const folder = await temporaryFolder();
    await writeFile(join(folder, ".env.deploy"), "NETLIFY_AUTH_TOKEN=netlify_token_of_a_person\n");
    const { NETLIFY_AUTH_TOKEN: _, ...others } = secrets;
    world.world.isConnected = false;
    const { code, output } = await deploy(world, { folder, variables: { ...others, ...facts } });
    expect(code).toBe(1);
    expect(output).toMatch(
      /Manual step \(once only\): click "Link repository".*https:\/\/app\.netlify\.com\/projects\/studio-example/,
    );
    world.world.isConnected = true;
    expect(await deploy(world, { folder, variables: { ...others, ...facts } })).toMatchObject({ code: 0 });
    expect(world.world.sites).toHaveLength(1);
  });
});
