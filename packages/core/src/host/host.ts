export const hostCommands = [
  "save",
  "publish",
  "open-file",
  "export-post",
  "export-posts",
  "palette",
] as const;

export type HostCommand = (typeof hostCommands)[number];

export type HostFile = { name: string; type: string; text: string };

export type GivenFile =
  | ({ kind: "text" } & HostFile)
  | { kind: "picture"; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** A streamed file. It does not appear on disk until it is closed. */
export type HostSink = {
  write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

export type HostNotice = { title: string; description?: string; variant?: "default" | "destructive" };

/** A platform value that may change while the admin is running. */
export type HostValue<Value> = {
  read: () => Value;
  watch: (onChange: () => void) => () => void;
};

/** The admin's platform interface. The browser and the desktop app each implement it. */
export type Host = {
  /** Opens a public URL in a new tab or in the system's browser. */
  openExternal: (url: string) => void;
  leave: (path: string, notice?: HostNotice) => void;
  /** Shows a system notification if the admin is in the background. `path`: the screen to open on click. */
  notify: (notice: { title: string; body: string; path?: string }) => void;
  /** Returns null when the user cancels. */
  openFile: () => Promise<HostFile | null>;
  /** Returns false when the user cancels. */
  saveFile: (file: HostFile) => Promise<boolean>;
  /** Saves several files together, as a folder or an archive called `name`. Returns false when the user cancels. */
  saveFiles: (name: string, files: HostFile[]) => Promise<boolean>;
  /** Opens a file for streaming, of any size. Returns null when the user cancels. */
  openSink: (file: Pick<HostFile, "name" | "type">) => Promise<HostSink | null>;
  /** Subscribes to a menu command or shortcut. Returns an unsubscribe function. */
  onCommand: (command: HostCommand, handler: () => void) => () => void;
  /** Desktop only: subscribes to files opened with the app, now or earlier. Returns an unsubscribe function. */
  onGivenFile?: (handler: (file: GivenFile) => void) => () => void;
  /** Sets the badge on the app icon to the number of enquiries and subscriptions to deal with; 0 clears it. */
  showCount?: (count: number) => void;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  settingsPath?: string;
  /**
   * Fetches an article's public HTML, whatever the HTTP status. Null if the request fails or is not allowed; undefined if
   * the site has no built pages.
   */
  readPage: (path: string) => Promise<string | null | undefined>;
  /** A warning about how the session is stored. */
  sessionNotice?: HostValue<string | undefined>;
};

export { desktopOrigin } from "@brightwren/functions/contracts/desktop-origin";
