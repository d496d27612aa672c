/** What a menu or shortcut of the shell can ask of the admin. */
export type HostCommand = "save" | "open-file" | "export-post" | "export-posts";

/** A text file that the person keeps outside the admin. */
export type HostFile = { name: string; type: string; text: string };

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
  /** Calls the handler whenever the shell's menu or shortcut asks for the command. Returns an unsubscribe function. */
  onCommand: (command: HostCommand, handler: () => void) => () => void;
  /** Where the public site is, without a trailing slash: for links to posts. */
  siteUrl: string;
  /** What the person should know of how their session is kept, if anything. */
  sessionNotice?: HostValue<string | undefined>;
};

export { desktopOrigin } from "@brightwren/functions/contracts/desktop-origin";
