import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { functionSettings as allSettings } from "@brightwren/backend/functions/environment";
import { ScriptError } from "../script-error.ts";
import { ask, askSecret, canAsk } from "./prompts.ts";

/** A file for values that are too long to type. Ignored by Git; the environment overrides it. */
export const secretsFile = ".env.deploy";

/** Derived by `npm run deploy`, or only for the local backend. */
const others = [
  "SITE_URL",
  "DEPLOY_HOOK_URL",
  "STRIPE_API_BASE",
  "STRIPE_WEBHOOK_SECRET",
  "PRACTICE_CHECKOUT_URL",
];

/** Settings that `npm run deploy` may set (.env.example explains each). */
export const functionSettings = allSettings.filter((name) => !others.includes(name));

const isSecret = (name: string) => /(?:TOKEN|KEY|PASSWORD|SECRET|SMTP_URL)$/.test(name);

/** Reads the secrets of one run and redacts them from all output. */
export class Secrets {
  readonly #given: NodeJS.ProcessEnv;
  readonly #known = new Set<string>();

  private constructor(given: NodeJS.ProcessEnv) {
    this.#given = given;
  }

  static async read(env: NodeJS.ProcessEnv): Promise<Secrets> {
    const stored = await readFile(secretsFile, "utf8").then(parseEnv, () => ({}));
    return new Secrets({ ...stored, ...env });
  }

  given(name: string): string | undefined {
    const value = this.#given[name]?.trim();
    if (!value) return undefined;
    return isSecret(name) ? this.keep(value) : value;
  }

  /** Prompts for a missing value. Without a terminal, throws a ScriptError instead. */
  async need(name: string, question: string): Promise<string> {
    const given = this.given(name);
    if (given !== undefined) return given;
    if (!canAsk())
      throw new ScriptError(`${name} is missing. Set it in the environment or in ${secretsFile}.`);
    const answer = isSecret(name)
      ? this.keep(await askSecret(question))
      : await ask(question, (text) => (text ? undefined : "This value is required."));
    this.#given[name] = answer;
    return answer;
  }

  keep(value: string): string {
    if (value.length > 5) this.#known.add(value);
    return value;
  }

  /** Redacts all secrets of this run, since a response may contain them. */
  hide(text: string): string {
    return [...this.#known].reduce((hidden, secret) => hidden.replaceAll(secret, "…"), text);
  }
}
