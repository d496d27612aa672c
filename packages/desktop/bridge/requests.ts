/** What the window may ask of the main process, by name. Payloads are checked where they are answered. */
export const requests = {
  openExternal: "open-external",
  leave: "leave",
  notify: "notify",
  openFile: "open-file",
  saveFile: "save-file",
  saveFiles: "save-files",
  offerCommands: "offer-commands",
  readSession: "read-session",
  keepSession: "keep-session",
  forgetSession: "forget-session",
  readSessionNotice: "read-session-notice",
  saveSettings: "save-settings",
} as const;

export type RequestName = (typeof requests)[keyof typeof requests];

/** What the main process tells the window, by name. */
export const messages = {
  command: "command",
  open: "open",
  signOut: "sign-out",
  sessionNotice: "session-notice",
} as const;
