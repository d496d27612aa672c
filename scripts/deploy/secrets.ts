import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { DeployError } from "./deploy-error.ts";
import { ask, askSecret, canAsk } from "./prompts.ts";

/** A file for values that are too long to type. Ignored by Git; the environment overrides it. */
export const secretsFile = ".env.deploy";

/** Settings that `npm run deploy` may set (.env.example explains each); it derives the others itself. */
export const functionSettings = [
  "ALLOWED_ORIGINS",
  "SMTP_URL",
  "ENQUIRY_TO",
  "ENQUIRY_FROM",
  "SMTP_TIMEOUT_SECONDS",
  "STRIPE_SECRET_KEY",
  "STRIPE_PRICE_IDS",
  "STRIPE_TIMEOUT_SECONDS",
  "DEPLOY_HOOK_TIMEOUT_SECONDS",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_MODEL",
  "AI_TIMEOUT_SECONDS",
];

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

  /** Prompts for a missing value. Without a terminal, throws a DeployError instead. */
  async need(name: string, question: string): Promise<string> {
    const given = this.given(name);
    if (given !== undefined) return given;
    if (!canAsk())
      throw new DeployError(`${name} is missing. Set it in the environment or in ${secretsFile}.`);
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
