import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { serveBrowser } from "./browser.ts";
import { KnownEvents, strict } from "./strict.ts";

const [, appFolder = ""] = process.argv;
const packageFile = JSON.parse(readFileSync(join(appFolder, "package.json"), "utf8")) as {
  version: string;
};

type Closable = { close: () => Promise<boolean> };

class App extends KnownEvents {
  readonly isPackaged = false;
  readonly getPath = getPath;
  private isQuitting = false;
  private windows: () => Closable[] = () => [];
  private aboutPanel: object = {};
  private badgeCount = 0;
  private readonly whenIsReady = new Promise<void>((resolve) => super.once("ready", () => resolve()));

  constructor() {
    super("app", [
      "ready",
      "activate",
      "window-all-closed",
      "before-quit",
      "will-quit",
      "second-instance",
      "open-url",
      "open-file",
      "web-contents-created",
    ]);
  }

  getVersion = () => packageFile.version;
  getAppPath = () => appFolder;
  whenReady = () => this.whenIsReady;
  setAsDefaultProtocolClient = (_scheme: string, _path?: string, _args?: string[]) => true;
  setBadgeCount = (count: number) => {
    this.badgeCount = count;
    return true;
  };
  getBadgeCount = () => this.badgeCount;
  setAppUserModelId = (_id: string) => {};
  setAboutPanelOptions(options: object) {
    this.aboutPanel = options;
  }
  showAboutPanel() {
    console.info("About:", JSON.stringify(this.aboutPanel));
  }

  requestSingleInstanceLock(data?: object) {
    return takeLock(data, (start) => this.emit("second-instance", {}, start.argv, start.folder, start.data));
  }

  quit() {
    void this.closeAndLeave();
  }

  exit(code = 0) {
    process.exit(code);
  }

  allWindowsClosed() {
    if (this.isQuitting) return;
    if (!this.emit("window-all-closed")) this.quit();
  }

  becomeReady(windows: () => Closable[]) {
    this.windows = windows;
    this.emit("ready", {}, {});
  }

  private async closeAndLeave() {
    if (this.isQuitting || this.isPrevented("before-quit")) return;
    this.isQuitting = true;
    for (const window of this.windows()) {
      if (await window.close()) continue;
      this.isQuitting = false;
      return;
    }
    if (this.isPrevented("will-quit")) {
      this.isQuitting = false;
      return;
    }
    this.exit();
  }
}

export const electronApp = new App();
export const app = strict("app", electronApp);
serveBrowser({ quit: () => app.quit() });

type SecondStart = { argv: string[]; folder: string; data: unknown };

const lockFile = () => join(getPath("userData"), "stand-in.lock");
const lettersFolder = () => join(getPath("userData"), "stand-in-starts");

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isHeldByAnother(): boolean {
  try {
    const holder = Number(readFileSync(lockFile(), "utf8"));
    return holder !== process.pid && isRunning(holder);
  } catch {
    return false;
  }
}

function leaveLetter(start: SecondStart): void {
  const letter = join(lettersFolder(), String(process.pid));
  writeFileSync(`${letter}.part`, JSON.stringify(start));
  renameSync(`${letter}.part`, `${letter}.json`);
}

function readLetters(onSecondStart: (start: SecondStart) => void): void {
  for (const name of readdirSync(lettersFolder()).filter((file) => file.endsWith(".json"))) {
    const letter = join(lettersFolder(), name);
    const start = JSON.parse(readFileSync(letter, "utf8")) as SecondStart;
    rmSync(letter);
    onSecondStart(start);
  }
}

/** Acquires the userData folder's single-instance lock. If another instance holds the lock, notifies that instance. */
function takeLock(data: unknown, onSecondStart: (start: SecondStart) => void): boolean {
  mkdirSync(lettersFolder(), { recursive: true });
  if (isHeldByAnother()) {
    leaveLetter({ argv: process.argv, folder: process.cwd(), data });
    return false;
  }
  writeFileSync(lockFile(), String(process.pid));
  // Two events may report the same file, which must be read only once.
  watch(lettersFolder(), () => readLetters(onSecondStart)).unref();
  return true;
}

function getPath(name: string): string {
  const path = name === "documents" ? join(homedir(), "Documents") : switchValue("user-data-dir");
  if (path === undefined || !["documents", "userData"].includes(name))
    throw new Error(`Failed to get '${name}' path`);
  return path;
}

const switchValue = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
