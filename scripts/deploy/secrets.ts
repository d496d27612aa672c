import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { DeployError } from "./deploy-error.ts";
import { ask, askSecret, canAsk } from "./prompts.ts";

/** Where git ignores what is too long to type each time; the environment wins over it. */
export const secretsFile = ".env.deploy";

/**
 * What the functions read and `npm run deploy` may set (.env.example explains each). The site's address and the deploy
 * hook are its own doing, and what only tests and this computer need stays here.
 */
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

const isSecret = (name: string) => /(?:TOKEN|KEY|PASSWORD|SMTP_URL)$/.test(name);

/** The secrets of one run: where they come from, and that nothing which is said holds them. */
export class Secrets {
  readonly #given: NodeJS.ProcessEnv;
  readonly #known = new Set<string>();

  private constructor(given: NodeJS.ProcessEnv) {
    this.#given = given;
  }

  /** From the environment, and from `.env.deploy` in this folder. */
  static async read(env: NodeJS.ProcessEnv): Promise<Secrets> {
    const stored = await readFile(secretsFile, "utf8").then(parseEnv, () => ({}));
    return new Secrets({ ...stored, ...env });
  }

  /** A value that was given, or nothing. */
  given(name: string): string | undefined {
    const value = this.#given[name]?.trim();
    if (!value) return undefined;
    return isSecret(name) ? this.keep(value) : value;
  }

  /** A value that was given or is asked for now. Throws a DeployError with its name where nobody can answer. */
  async need(name: string, question: string): Promise<string> {
    const given = this.given(name);
    if (given !== undefined) return given;
    if (!canAsk())
      throw new DeployError(`${name} is missing: set it in the environment or in ${secretsFile}.`);
    const answer = isSecret(name)
      ? this.keep(await askSecret(question))
      : await ask(question, (text) => (text ? undefined : "It is needed."));
    this.#given[name] = answer;
    return answer;
  }

  /** Remembers a secret that came from elsewhere, so that `hide` knows it. Returns it. */
  keep(value: string): string {
    if (value.length > 5) this.#known.add(value);
    return value;
  }

  /** The text without any secret of this run: what others answered may quote one. */
  hide(text: string): string {
    return [...this.#known].reduce((hidden, secret) => hidden.replaceAll(secret, "…"), text);
  }
}
