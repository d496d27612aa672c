import type { Connection } from "./connection.ts";

/** What the window may ask of the main process, by name. Payloads are checked where they are answered. */
export const requests = {
  openExternal: "open-external",
  leave: "leave",
  readPage: "read-page",
  notify: "notify",
  showCount: "show-count",
  openFile: "open-file",
  saveFile: "save-file",
  saveFiles: "save-files",
  openSink: "open-sink",
  writeSink: "write-sink",
  endSink: "end-sink",
  offerCommands: "offer-commands",
  readSession: "read-session",
  keepSession: "keep-session",
  forgetSession: "forget-session",
  readSessionNotice: "read-session-notice",
  saveSettings: "save-settings",
} as const;

export type RequestName = (typeof requests)[keyof typeof requests];

/** What the main process sends the window, by name. */
export const messages = {
  command: "command",
  givenFile: "given-file",
  open: "open",
  signOut: "sign-out",
  sessionNotice: "session-notice",
} as const;

/** What a window must know before its page runs. Nothing secret: it stands in the process list. */
export type WindowStart = { connection: Connection; builtInConnection: Connection };

const prefix = "--app-start=";

/** The command-line argument that carries it. */
export const toStartArgument = (start: WindowStart): string =>
  prefix + encodeURIComponent(JSON.stringify(start));

/** Reads it out of a process' arguments. Throws when it is not among them. */
export function readStartArgument(argv: string[]): WindowStart {
  const argument = argv.find((one) => one.startsWith(prefix));
  if (!argument) throw new Error("The window was opened without its start argument.");
  return JSON.parse(decodeURIComponent(argument.slice(prefix.length))) as WindowStart;
}
