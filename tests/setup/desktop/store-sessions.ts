import { openKeychain } from "@brightwren/desktop/main/keychain/keychain.ts";
import { createChunkedStore } from "@brightwren/desktop/main/keychain/chunked-store.ts";
import { studio } from "@brightwren/brand";

/** Runs as a separate process, because the keychain requires its own environment variables. */
const opened = await openKeychain(studio.name);
if ("unavailable" in opened) throw new Error(`There is no keychain: ${opened.unavailable}.`);
const store = createChunkedStore(opened.keychain);

process.on("message", ([key, value]: [string, string]) => {
  void store.write(key, value).then(() => process.send?.("stored"));
});
process.send?.("ready");
