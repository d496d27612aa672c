/** What a menu or shortcut of the shell can ask of the admin. */
export type HostCommand = "save" | "publish" | "open-file" | "export-post" | "export-posts" | "palette";

/** A text file that the person keeps outside the admin. */
export type HostFile = { name: string; type: string; text: string };

/** A file that the system gives the shell: opened with it, or dropped on its icon. */
export type GivenFile =
  | ({ kind: "text" } & HostFile)
  | { kind: "picture"; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** A file that is written part after part, so that it need not be in memory. There is nothing of it until it is closed. */
export type HostSink = {
  /** Each part is to be written before the next one. */
  write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

/** What stands on the page that the person is sent to. */
export type HostNotice = { title: string; description?: string; variant?: "default" | "destructive" };

/** Something of the shell's that may change while the admin runs. */
export type HostValue<Value> = {
  read: () => Value;
  /** Calls `onChange` after each change. Returns an unsubscribe function. */
  watch: (onChange: () => void) => () => void;
};

/**
 * What a shell offers the admin: the browser tab and the desktop window each implement it. The screens never ask which
 * shell they are in.
 */
export type Host = {
  /** Opens a public address outside the admin, in a new tab or the system's browser. */
  openExternal: (url: string) => void;
  /** Leaves the admin for a public page; the notice is shown to the person. */
  leave: (path: string, notice?: HostNotice) => void;
  /** Shows a notification, if the person looks elsewhere just now. `path`: the admin's screen that shows it. */
  notify: (notice: { title: string; body: string; path?: string }) => void;
  /** Lets the person choose a text file; null when they changed their mind. */
  openFile: () => Promise<HostFile | null>;
  /** Hands a file to the person; false when they changed their mind. */
  saveFile: (file: HostFile) => Promise<boolean>;
  /** Hands over several files at once, as a folder or an archive of this name; false when they changed their mind. */
  saveFiles: (name: string, files: HostFile[]) => Promise<boolean>;
  /** Hands over a file of any size, as it is written; null when they changed their mind. */
  openSink: (file: Pick<HostFile, "name" | "type">) => Promise<HostSink | null>;
  /** Calls the handler whenever the shell's menu or shortcut asks for the command. Returns an unsubscribe function. */
  onCommand: (command: HostCommand, handler: () => void) => () => void;
  /**
   * Calls the handler with each file that the system gives the shell, also with those that came while nobody listened.
   * Returns an unsubscribe function. Only where a shell has an icon to drop files on.
   */
  onGivenFile?: (handler: (file: GivenFile) => void) => () => void;
  /** Shows on the shell's icon how many enquiries are new, where it has one; 0 takes it away. */
  showCount?: (count: number) => void;
  /** Where the public site is, without a trailing slash: for links to posts. */
  siteUrl: string;
  /** The screen with the shell's own settings, where it has any. */
  settingsPath?: string;
  /**
   * The HTML that the public site answers with at the path of an article, whatever its status; null where it does not
   * answer, or this shell may not ask it.
   */
  readPage: (path: string) => Promise<string | null>;
  /** What the person should know of how their session is kept, if anything. */
  sessionNotice?: HostValue<string | undefined>;
};

export { desktopOrigin } from "@brightwren/functions/contracts/desktop-origin";
