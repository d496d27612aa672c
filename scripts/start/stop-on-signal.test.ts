import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const module = pathToFileURL(`${import.meta.dirname}/stop-on-signal.ts`).href;

async function start(then: string) {
  const source = `import { stopOnSignal } from ${JSON.stringify(module)};
    await stopOnSignal(async () => void console.log("stopped"));
    process.stdout.write("up\\n", () => { ${then} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  await once(child.stdout, "data");
  const ended = once(child, "close");
  /** Signals the process group, as Ctrl+C in a terminal does. */
  const interrupt = () => process.kill(-(child.pid ?? 0), "SIGINT");
  return { ended, interrupt, output: () => output };
}

const onWindows = process.platform === "win32";

test.skipIf(onWindows)("stops cleanly on Ctrl+C", async () => {
  const { ended, interrupt, output } = await start("setInterval(() => undefined, 1000)");
  interrupt();
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain("stopped");
});

test.skipIf(onWindows)("kills a blocked process on the second Ctrl+C", async () => {
  const { ended, interrupt, output } = await start("for (;;);");
  // The system merges signals that are sent in quick succession.
  const impatient = setInterval(interrupt, 200);
  const [code, signal] = await ended.finally(() => clearInterval(impatient));
  expect({ code, signal, output: output() }).toEqual({ code: null, signal: "SIGKILL", output: "up\n" });
});
