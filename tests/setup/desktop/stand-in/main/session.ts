import { browser } from "./browser.ts";
import { protocol } from "./protocol.ts";
import { KnownEvents, strict } from "./strict.ts";

type CheckHandler = (contents: unknown, permission: string, origin: string, details: object) => boolean;
type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: object,
) => void;

class Session extends KnownEvents {
  readonly protocol = protocol;
  private checkHandler: CheckHandler | null = null;
  private requestHandler: RequestHandler | null = null;
  private languages = ["en-US"];

  constructor() {
    super("session", ["will-download"]);
  }

  setPermissionCheckHandler = (handler: CheckHandler | null) => void (this.checkHandler = handler);
  setPermissionRequestHandler = (handler: RequestHandler | null) => void (this.requestHandler = handler);
  setDevicePermissionHandler = (_handler: unknown) => {};
  setSpellCheckerLanguages = (languages: string[]) => void (this.languages = languages);
  getSpellCheckerLanguages = () => this.languages;
  addWordToSpellCheckerDictionary = (_word: string) => true;

  /** Like Electron, grants all permissions if the app has no handlers. */
  async permits(contents: unknown, permission: string, origin: string): Promise<boolean> {
    const details = {
      requestingUrl: `${origin}/index.html`,
      securityOrigin: `${origin}/`,
      isMainFrame: true,
    };
    if (this.checkHandler && !this.checkHandler(contents, permission, `${origin}/`, details)) return false;
    const { requestHandler } = this;
    if (!requestHandler) return true;
    return new Promise((resolve) => requestHandler(contents, permission, resolve, details));
  }
}

export const theSession = new Session();
export const defaultSession = strict("session", theSession);
export const session = strict("session", { defaultSession });

const browserPermissions: Record<string, string[]> = {
  geolocation: ["geolocation"],
  notifications: ["notifications"],
  media: ["camera", "microphone"],
  midi: ["midi"],
  midiSysex: ["midi-sysex"],
  "clipboard-read": ["clipboard-read"],
  "clipboard-sanitized-write": ["clipboard-write"],
  "local-fonts": ["local-fonts"],
  "storage-access": ["storage-access"],
  "loopback-network": ["local-network-access"],
};

/** Asks the app about every permission and grants the browser's pages only those that it allows. */
export async function applyPermissions(contents: unknown, origin: string): Promise<void> {
  const granted: string[] = [];
  for (const [permission, browserNames] of Object.entries(browserPermissions)) {
    if (await theSession.permits(contents, permission, origin)) granted.push(...browserNames);
  }
  await browser.permit(origin, granted);
}
