import type { IncomingMessage, ServerResponse } from "node:http";

export type RequestLog = ReturnType<typeof createRequestLog>;

const printable = (path: string) => path.replaceAll(/[^\x21-\x7e]/g, "?").slice(0, 200);

/** Logs one line per request: time, status, milliseconds, method, path. Never logs queries, headers or bodies. */
export function createRequestLog(level: "quiet" | "requests") {
  const notes = new WeakMap<IncomingMessage, Set<string>>();
  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse) {
      if (level === "quiet") return;
      const start = performance.now();
      outgoing.once("close", () => {
        const status = outgoing.writableFinished ? String(outgoing.statusCode) : "gone";
        const took = `${Math.round(performance.now() - start)} ms`;
        const path = printable((incoming.url ?? "").split("?", 1)[0] ?? "");
        const method = (incoming.method ?? "").padEnd(7);
        const noted = [...(notes.get(incoming) ?? [])].map((note) => `  [${note}]`).join("");
        const time = new Date().toISOString().slice(11, 23);
        process.stdout.write(
          `${time}  ${status.padStart(4)}  ${took.padStart(8)}  ${method} ${path}${noted}\n`,
        );
      });
    },
    note(incoming: IncomingMessage, note: string) {
      const list = notes.get(incoming) ?? new Set();
      notes.set(incoming, list.add(note));
    },
    notice(sentence: string) {
      if (level === "requests") process.stdout.write(`${sentence}\n`);
    },
    error(what: string, error: unknown) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${what}\n${detail}\n`);
    },
  };
}
