import { isKeychainBusy } from "./keytar-keychain.ts";

/**
 * The very last step of quitting: ends the process at once when the keychain still owes an answer. A process that
 * waits for one, because the system asks for a password that nobody types, would otherwise outlive its windows and
 * keep the app from being started again. Nothing is spoilt by it: stored values survive a kill at any moment.
 */
export function endDespiteKeychain(): void {
  if (isKeychainBusy()) process.kill(process.pid, "SIGKILL");
}
