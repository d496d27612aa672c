import process from "node:process";
import { parseArgs } from "node:util";
import { canAsk, readPipedSecret } from "./deploy/prompts.ts";
import { makeOwner, readProject } from "./owner/make-owner.ts";
import { ScriptError } from "./script-error.ts";

const usage = "Usage: npm run owner -- someone@example.com";

function readCommand(): { email: string; create: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { create: { type: "boolean", default: false } },
    });
    const [email, ...others] = positionals;
    if (email === undefined || !email.includes("@") || others.length > 0) throw new ScriptError(usage);
    return { email, create: values.create };
  } catch (error) {
    if (error instanceof ScriptError) throw error;
    throw new ScriptError(usage);
  }
}

async function readPassword(): Promise<string> {
  if (!canAsk()) return await readPipedSecret();
  throw new ScriptError(
    "--create reads the password from standard input: npm run owner -- someone@example.com --create < password.txt",
  );
}

try {
  const { email, create } = readCommand();
  const password = create ? await readPassword() : undefined;
  console.log(await makeOwner(email, readProject(process.env), async () => password));
} catch (error) {
  console.error(error instanceof ScriptError ? error.message : error);
  process.exit(1);
}
