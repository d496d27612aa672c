import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type Child<Answer> = { answer: Answer; process: ChildProcess; stop: () => Promise<void> };

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/**
 * Runs a script of this folder in a process of its own, so that it neither slows the measuring one nor grows its memory.
 * `input` reaches it as its first argument; resolves with the first message it sends. Rejects when it ends without one.
 */
export async function startChild<Answer>(script: string, input: unknown = {}): Promise<Child<Answer>> {
  const child = fork(`${import.meta.dirname}/${script}`, [JSON.stringify(input)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Answer));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code} before it answered.`)));
  });
  return { answer, process: child, stop: () => stop(child) };
}

/** In a child: what it was started with. */
export const childInput = (): unknown => JSON.parse(process.argv[2] ?? "{}");

/** In a child: tells the parent, and waits until it has been told. From then on the child ends when its parent does. */
export async function answerParent(answer: unknown): Promise<void> {
  process.once("disconnect", () => process.exit());
  await new Promise<void>((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
