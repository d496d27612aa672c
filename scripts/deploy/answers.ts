import { readFile, writeFile } from "node:fs/promises";
import { emailAddressSchema } from "@brightwren/functions/contracts/email-address";
import { z } from "zod";
import { ScriptError } from "../script-error.ts";
import { ask, canAsk } from "./prompts.ts";

/** Stores the answers for the next run, never secrets. Ignored by Git. */
const answersFile = ".deploy.json";

const hostNames = ["netlify", "cloudflare", "vercel"] as const;

const origin = z
  .url({ protocol: /^https$/, error: "Enter an address like https://www.example.com." })
  .refine((text) => URL.parse(text)?.pathname === "/", "Enter the address without a path.")
  .transform((text) => new URL(text).origin);

/** Asked in order; a later question may depend on earlier answers. */
const questions = {
  projectRef: {
    variable: "SUPABASE_PROJECT_REF",
    question: "Reference of the Supabase project (the 20 letters in its dashboard's URL):",
    schema: z.string().regex(/^[a-z]{20}$/, "Enter 20 lower-case letters."),
  },
  siteUrl: { variable: "SITE_URL", question: "Address of the site (https://…):", schema: origin },
  host: {
    variable: "DEPLOY_HOST",
    question: `Hosting provider (${hostNames.join(", ")}):`,
    schema: z.enum(hostNames, `Enter one of: ${hostNames.join(", ")}.`),
  },
  siteName: {
    variable: "DEPLOY_SITE_NAME",
    question: "Name of the site at the hosting provider:",
    schema: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,52}[a-z0-9])?$/, "Use lower-case letters, digits and hyphens."),
    usual: ({ siteUrl }: Partial<Answers>) =>
      new URL(siteUrl ?? "https://site").hostname.replace(/^www\./, "").replaceAll(".", "-"),
  },
  accountId: {
    variable: "CLOUDFLARE_ACCOUNT_ID",
    question: "Cloudflare account ID (Workers & Pages, on the right):",
    schema: z.string().regex(/^[0-9a-f]{32}$/, "Enter 32 characters: digits and letters from a to f."),
    only: "cloudflare",
  },
  repository: {
    variable: "GITHUB_REPOSITORY",
    question: "GitHub repository (owner/name):",
    schema: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "Enter it as owner/name."),
    only: "vercel",
  },
  branch: {
    variable: "DEPLOY_BRANCH",
    question: "Production branch:",
    schema: z.string().regex(/^[\w./-]+$/, "Enter a branch name."),
    usual: () => "main",
  },
} satisfies Record<string, Question>;

type Question = {
  variable: string;
  question: string;
  schema: z.ZodType<string, string>;
  only?: (typeof hostNames)[number];
  usual?: (before: Partial<Answers>) => string;
};

type Key = keyof typeof questions;

export type Answers = {
  projectRef: string;
  siteUrl: string;
  host: (typeof hostNames)[number];
  siteName: string;
  accountId?: string;
  repository?: string;
  branch: string;
  /** Empty: no owner is created. */
  ownerEmail: string;
};

/** The environment overrides the file. Throws a ScriptError for an invalid value. */
export async function readAnswers(env: NodeJS.ProcessEnv): Promise<Partial<Answers>> {
  const stored = await readFile(answersFile, "utf8").then(parseStored, (): Record<string, string> => ({}));
  const known: Record<string, string> = {};
  for (const [key, { variable, schema }] of Object.entries<Question>(questions)) {
    const value = env[variable]?.trim() || stored[key];
    if (!value) continue;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      const source = env[variable]?.trim() ? variable : `"${key}" in ${answersFile}`;
      throw new ScriptError(`${source} is invalid: ${parsed.error.issues[0]?.message ?? ""}`);
    }
    known[key] = parsed.data;
  }
  const ownerEmail = env["OWNER_EMAIL"]?.trim() || stored["ownerEmail"];
  return { ...known, ...(ownerEmail === undefined ? {} : { ownerEmail }) };
}

function parseStored(text: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    throw new ScriptError(`${answersFile} cannot be read. Delete it to answer the questions again.`);
  }
}

const missing = (known: Partial<Answers>): Key[] =>
  (Object.keys(questions) as Key[]).filter((key) => {
    const { only }: Question = questions[key];
    return known[key] === undefined && (only === undefined || only === known.host);
  });

/** Without a terminal, uses the defaults. Throws a ScriptError that lists the missing answers. */
export async function completeAnswers(known: Partial<Answers>): Promise<Answers> {
  const answers = { ...known };
  for (let key = missing(answers)[0]; key !== undefined; key = missing(answers)[0]) {
    const { question, schema, usual }: Question = questions[key];
    const proposal = usual?.(answers);
    if (!canAsk() && !proposal) {
      const names = missing(answers).map((name) => questions[name].variable);
      throw new ScriptError(`Cannot prompt without a terminal. Set ${names.join(", ")} in the environment.`);
    }
    const answer = canAsk()
      ? await ask(question, (text) => schema.safeParse(text).error?.issues[0]?.message, proposal)
      : (proposal ?? "");
    Object.assign(answers, { [key]: schema.parse(answer) });
  }
  if (answers.ownerEmail === undefined && canAsk()) {
    answers.ownerEmail = await ask("Owner's email address (empty if there already is an owner):", (text) =>
      text === "" || emailAddressSchema.safeParse(text).success ? undefined : "It must be an email address.",
    );
  }
  const complete = { ownerEmail: "", ...answers } as Answers;
  await writeFile(answersFile, `${JSON.stringify(answers, undefined, 2)}\n`);
  return complete;
}
