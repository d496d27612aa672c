import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiries, form, mails, startOwnBackend } from "./enquiries-visitor.ts";
import { findDeno } from "./functions-deno-binary.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const functions = join(root, "supabase/functions");
const names = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
  .map(({ name }) => name);

// The packages that npm ci installed; nothing is fetched.
const flags = ["--node-modules-dir=manual", "--no-remote"];

const deno = findDeno();
if ("missing" in deno) console.warn(`The functions are not tried under Deno. ${deno.missing}`);

const cache = mkdtempSync(join(tmpdir(), "brightwren-deno-"));
let backend: RunningBackend | undefined;
let served: ChildProcess | undefined;

beforeAll(async () => {
  if ("path" in deno) backend = await startOwnBackend();
});

afterAll(async () => {
  if (served && served.exitCode === null && served.signalCode === null) {
    served.kill("SIGKILL");
    await once(served, "exit");
  }
  await backend?.stop();
  rmSync(cache, { recursive: true, force: true });
});

function denoEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot, TEMP, TMP } = process.env;
  return {
    PATH,
    HOME,
    SystemRoot,
    TEMP,
    TMP,
    DENO_DIR: cache,
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    ...more,
  };
}

/** Starts `deno serve` on a free port; gives the address it says it listens on, or throws with what it said instead. */
async function serve(program: string, name: string, env: Record<string, string>): Promise<string> {
  const permissions = ["--no-prompt", "--allow-net=127.0.0.1", "--allow-env", "--allow-sys=hostname"];
  const child = spawn(
    program,
    ["serve", ...flags, ...permissions, "--host=127.0.0.1", "--port=0", "index.ts"],
    { cwd: join(functions, name), env: denoEnvironment(env), stdio: ["ignore", "pipe", "pipe"] },
  );
  served = child;
  return await new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string) => reject(new Error(`deno serve ${why}: ${said}`));
    const timer = setTimeout(() => fail("did not listen within 30 seconds"), 30_000);
    const listen = (chunk: Buffer) => {
      said += stripVTControlCharacters(chunk.toString());
      const address = /Listening on (http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", (error) => fail(`could not be started (${error.message})`));
    child.once("exit", (code) => fail(`ended with code ${code}`));
  });
}

test.skipIf("missing" in deno).for(names)("%s passes Deno's own type check", async (name) => {
  if ("missing" in deno) return;
  // From the root: in a function's own folder Deno looks for the packages' type references in that folder alone.
  const check = promisify(execFile)(
    deno.path,
    ["check", "--quiet", ...flags, `supabase/functions/${name}/index.ts`],
    {
      cwd: root,
      env: denoEnvironment(),
      timeout: 50_000,
      killSignal: "SIGKILL",
    },
  );
  await expect(check).resolves.toEqual({ stdout: "", stderr: "" });
});

test.skipIf("missing" in deno)(
  "send-contact-email runs in Deno: the enquiry is in the table and in the mailbox",
  async () => {
    if ("missing" in deno || backend === undefined) return;
    const address = await serve(deno.path, "send-contact-email", {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
      ALLOWED_ORIGINS: "https://brightwren.example",
      SMTP_URL: backend.smtpUrl,
      ENQUIRY_TO: "studio@brightwren.example",
      ENQUIRY_FROM: "website@brightwren.example",
    });
    const send = (body: unknown) =>
      fetch(address, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: "https://brightwren.example",
          "X-Forwarded-For": "203.0.113.7",
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });

    const response = await send(form);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://brightwren.example");
    const [row] = await enquiries(backend);
    expect(row).toMatchObject({ email: "jane@example.com", message: form.message, mail_state: "sent" });
    expect(await mails(backend)).toMatchObject([
      {
        subject: "Enquiry from Jane Doe – Standard - £39.99/month",
        messageId: `<enquiry.${row?.id}@brightwren.example>`,
        replyTo: [{ address: "jane@example.com" }],
      },
    ]);

    const refused = await send({ ...form, email: "nonsense" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { email: "Invalid email address" } });
  },
);
