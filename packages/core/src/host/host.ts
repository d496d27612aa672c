/** What a menu or shortcut of the shell can ask for. */
export type HostCommand = "save";

/** A text file that the person keeps outside the admin. */
export type HostFile = { name: string; type: string; text: string };

/** What stands on the page that the person is sent to. */
export type HostNotice = { title: string; description?: string; variant?: "default" | "destructive" };

/**
 * What a shell offers the admin: the browser tab and the desktop window each implement it. The screens never ask which
 * shell they are in.
 */
export type Host = {
  /** Opens a public address outside the admin, in a new tab or the system's browser. */
  openExternal: (url: string) => void;
  /** Leaves the admin for a public page; the notice is shown there. */
  leave: (path: string, notice?: HostNotice) => void;
  /** Tells of something that ended while the person looked elsewhere. */
  notify: (notice: { title: string; body: string }) => void;
  /** Hands a file to the person; false when they changed their mind. */
  saveFile: (file: HostFile) => Promise<boolean>;
  /** Calls the handler for each command of the shell's menu. Returns how to stop. */
  onCommand: (handler: (command: HostCommand) => void) => () => void;
  /** Where the public site is, without a trailing slash: for links to posts. */
  siteUrl: string;
  /** What the person should know of how their session is kept, if anything. */
  sessionNotice?: string;
};
