import process from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { ScriptError } from "../script-error.ts";

export const canAsk = (): boolean => process.stdin.isTTY;

export async function ask(
  question: string,
  fault: (answer: string) => string | undefined,
  usual = "",
): Promise<string> {
  for (;;) {
    const line = await readLine(usual ? `${question} [${usual}] ` : `${question} `, true);
    const answer = line.trim() || usual;
    const wrong = fault(answer);
    if (wrong === undefined) return answer;
    console.log(wrong);
  }
}

export const askSecret = async (question: string): Promise<string> =>
  (await readLine(`${question} (hidden) `, false)).trim();

export const readPipedSecret = async (): Promise<string> =>
  canAsk() ? "" : (await text(process.stdin)).replace(/\r?\n$/, "");

async function readLine(question: string, isShown: boolean): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isShown ? process.stdout : nowhere;
  // Create this before the prompt, because it disables the terminal's echo.
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  // On Ctrl+C or the end of the input.
  const left = new Promise<never>((_, refuse) => {
    const stop = () => refuse(new ScriptError("Stopped. Run the command again to continue."));
    lines.once("SIGINT", stop).once("close", stop);
  });
  left.catch(() => undefined);
  if (!isShown) process.stdout.write(question);
  try {
    return await Promise.race([lines.question(isShown ? question : ""), left]);
  } finally {
    lines.close();
    if (!isShown) process.stdout.write("\n");
  }
}
