import type { IncomingMessage, ServerResponse } from "node:http";

/** Writes one line a request: time, status, milliseconds, method, path; never a query, a header or a body. */
export type RequestLog = {
  /** Call when a request arrives; the line follows when its answer is out. */
  watch: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Adds a code to the request's line: a Postgres error code, say. */
  note: (incoming: IncomingMessage, note: string) => void;
  /** A sentence for the person at the terminal. */
  notice: (sentence: string) => void;
  /** An error that a developer needs to see whole. */
  error: (what: string, error: unknown) => void;
};

const printable = (path: string) => path.replaceAll(/[^\x21-\x7e]/g, "?").slice(0, 200);

/** "quiet": a log of errors alone. */
export function createRequestLog(level: "quiet" | "requests"): RequestLog {
  const notes = new WeakMap<IncomingMessage, Set<string>>();
  return {
    watch(incoming, outgoing) {
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
    note(incoming, note) {
      const list = notes.get(incoming) ?? new Set();
      notes.set(incoming, list.add(note));
    },
    notice(sentence) {
      if (level === "requests") process.stdout.write(`${sentence}\n`);
    },
    error(what, error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`${what}\n${detail}\n`);
    },
  };
}
