import type { Connection } from "./connection.ts";

/** What a window must know before its page runs. Nothing secret: it stands in the process list. */
export type WindowStart = { connection: Connection; builtInConnection: Connection };

const prefix = "--brightwren-start=";

/** The command-line argument that carries it. */
export const toStartArgument = (start: WindowStart): string =>
  prefix + encodeURIComponent(JSON.stringify(start));

/** Reads it out of a process' arguments. Throws when it is not among them. */
export function readStartArgument(argv: string[]): WindowStart {
  const argument = argv.find((one) => one.startsWith(prefix));
  if (!argument) throw new Error("The window was opened without its start argument.");
  return JSON.parse(decodeURIComponent(argument.slice(prefix.length))) as WindowStart;
}
