import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiries, form, mails, startOwnBackend } from "./enquiries-visitor.ts";
import { findDeno } from "./functions-deno-binary.ts";
import { denoEnvironment, denoFlags, functionsFolder, serveInDeno } from "./functions-deno-serve.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const names = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
  .map(({ name }) => name);

const deno = findDeno();
if ("missing" in deno) console.warn(`The functions are not tried under Deno. ${deno.missing}`);

let backend: RunningBackend | undefined;

beforeAll(async () => {
  if ("path" in deno) backend = await startOwnBackend();
});

afterAll(() => backend?.stop());

test.skipIf("missing" in deno).for(names)("%s passes Deno's own type check", async (name) => {
  if ("missing" in deno) return;
  // From the root: in a function's own folder Deno looks for the packages' type references in that folder alone.
  const check = promisify(execFile)(
    deno.path,
    ["check", "--quiet", ...denoFlags, `supabase/functions/${name}/index.ts`],
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
    const address = await serveInDeno(deno.path, "send-contact-email", {
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
