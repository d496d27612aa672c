import type { Connection } from "./connection.ts";

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

export const messages = {
  command: "command",
  givenFile: "given-file",
  open: "open",
  signOut: "sign-out",
  sessionNotice: "session-notice",
} as const;

/** Data the window needs before its page runs. Must not contain secrets, because the process list shows arguments. */
export type WindowStart = { connection: Connection; builtInConnection: Connection };

const prefix = "--app-start=";

export const toStartArgument = (start: WindowStart): string =>
  prefix + encodeURIComponent(JSON.stringify(start));

export function readStartArgument(argv: string[]): WindowStart {
  const argument = argv.find((one) => one.startsWith(prefix));
  if (!argument) throw new Error("The window was opened without its start argument.");
  return JSON.parse(decodeURIComponent(argument.slice(prefix.length))) as WindowStart;
}
