import { browser } from "./browser.ts";
import { theSession } from "./session.ts";

/** Electron's names of what a page can ask for, and the browser's. */
const names: Record<string, string[]> = {
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

/** Asks the app about every permission and has the browser give its pages of this origin what it grants, no more. */
export async function applyPermissions(contents: unknown, origin: string): Promise<void> {
  const granted: string[] = [];
  for (const [permission, browserNames] of Object.entries(names)) {
    if (await theSession.permits(contents, permission, origin)) granted.push(...browserNames);
  }
  await browser.permit(origin, granted);
}
