import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type Child<Answer> = { answer: Answer; process: ChildProcess; stop: () => Promise<void> };

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Runs a script in its own process, so that it does not affect the measured time and memory. */
export async function startChild<Answer>(script: string, input: unknown = {}): Promise<Child<Answer>> {
  const child = fork(`${import.meta.dirname}/${script}`, [JSON.stringify(input)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Answer));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${script} exited with ${code} before it sent a result.`)));
  });
  return { answer, process: child, stop: () => stop(child) };
}

export const childInput = (): unknown => JSON.parse(process.argv[2] ?? "{}");

/** Sends the child process's result to the parent. The child then exits when its parent does. */
export async function answerParent(answer: unknown): Promise<void> {
  process.once("disconnect", () => process.exit());
  await new Promise<void>((resolve, reject) => {
    process.send?.(answer, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
