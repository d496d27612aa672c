import {
  canRunSecretService,
  startSecretService,
  withoutSecretService,
  type SecretService,
} from "../secret-service.ts";

/** What the app finds when it looks for the system's keychain; a silent one answers nothing at all. */
export type KeychainState = "unlocked" | "locked" | "none" | "silent";

export type Keychains = {
  /** What the app needs in its environment to find a keychain in this state. */
  environment: (state: KeychainState) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

/** Whether a journey may rely on a keychain: a private one on Linux, the system's own elsewhere. */
export const hasKeychain = (): boolean => process.platform !== "linux" || canRunSecretService();

/** Why journeys that need a keychain are skipped where there is none. */
export const noKeychain = "No keychain here: GNOME Keyring, D-Bus or keytar is missing";

async function start(state: Exclude<KeychainState, "none">): Promise<SecretService> {
  const service = await startSecretService(state === "silent" ? "unlocked" : state);
  if (state === "silent") service.hang();
  return service;
}

/** Keychains of one worker's own, started when first asked for. */
export function openKeychains(): Keychains {
  const started = new Map<KeychainState, Promise<SecretService>>();
  return {
    async environment(state) {
      if (process.platform !== "linux") return {};
      if (state === "none" || !canRunSecretService()) return withoutSecretService;
      const service = started.get(state) ?? start(state);
      started.set(state, service);
      return (await service).environment;
    },
    async stop() {
      for (const service of started.values()) await (await service).stop();
    },
  };
}
