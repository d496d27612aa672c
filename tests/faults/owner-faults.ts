import type { Fault } from "./fault.ts";

export const ownerFaults: readonly Fault[] = [
  {
    id: "any-sender-answered",
    says: "The main process accepts requests from foreign pages",
    file: "packages/desktop/main/ipc/check-request.ts",
    find: "if (!sender || sender.parent || !isAppAddress(sender.url))",
    replace: "if (!sender || (sender.parent && !isAppAddress(sender.url)))",
    caughtBy: [{ file: "packages/desktop/main/ipc/check-request.test.ts" }],
  },
  {
    id: "keychain-not-swept",
    says: "Chunks of an earlier session remain in the keychain",
    file: "packages/desktop/main/keychain/chunked-store.ts",
    find: "each === slot ? count : 0",
    replace: "each === slot ? count : maxChunks",
    caughtBy: [
      { file: "packages/desktop/main/keychain/chunked-store.test.ts" },
      { file: "packages/desktop/main/keychain/chunked-store-crash.test.ts" },
    ],
  },
  {
    id: "keychain-same-slot",
    says: "A new session overwrites the stored one in place, so killing the app may lose both",
    file: "packages/desktop/main/keychain/chunked-store.ts",
    find: 'stored?.slot === "a" ? "b" : "a"',
    replace: 'stored?.slot ?? "a"',
    caughtBy: [
      { file: "packages/desktop/main/session/session-store-model.test.ts" },
      { file: "packages/desktop/main/keychain/chunked-store-crash.test.ts" },
    ],
  },
  {
    id: "keychain-read-in-part",
    says: "A partly read session counts as valid",
    file: "packages/desktop/main/keychain/chunked-store.ts",
    find: "hashOf(value) === manifest.sha256 ? value : null",
    replace: "manifest.sha256 ? value : null",
    caughtBy: [
      { file: "packages/desktop/main/session/session-store-model.test.ts" },
      { file: "packages/desktop/main/keychain/chunked-store.test.ts" },
    ],
  },
  {
    id: "keychain-out-of-turn",
    says: "Concurrent keychain operations are not queued",
    file: "packages/desktop/main/keychain/chunked-store.ts",
    find: "last = result.catch(() => undefined);",
    replace: "last = last.catch(() => result);",
    caughtBy: [
      { file: "packages/desktop/main/session/session-store-model.test.ts" },
      { file: "packages/desktop/main/keychain/chunked-store.test.ts" },
    ],
  },
  {
    id: "outdated-session-stays",
    says: "When a full keychain rejects a renewed session, the next start uses the expired one",
    file: "packages/desktop/main/session/session-store.ts",
    find: "if (isLatest()) await store.remove(key)",
    replace: "if (!isLatest()) await store.remove(key)",
    caughtBy: [
      { file: "packages/desktop/main/session/session-store-model.test.ts" },
      { file: "packages/desktop/main/session/session-store.test.ts" },
    ],
  },
  {
    id: "old-session-wins",
    says: "Signing in while the keychain is being read restores the stored session instead",
    file: "packages/desktop/main/session/session-store.ts",
    find: "const kept = memory.get(key) ?? { value };",
    replace: "const kept = { value };",
    caughtBy: [
      { file: "packages/desktop/main/session/session-store-model.test.ts" },
      { file: "packages/desktop/main/session/session-store.test.ts" },
    ],
  },
  {
    id: "window-goes-elsewhere",
    says: "A link can navigate the app's window to a foreign site",
    file: "packages/desktop/main/navigation/setup-navigation.ts",
    find: "details.isMainFrame && details.url === contents.getURL()",
    replace: "details.isMainFrame || details.url === contents.getURL()",
    caughtBy: [
      { file: "tests/e2e/desktop/closed-doors.spec.ts", title: "blocks navigation to other origins" },
    ],
  },
  {
    id: "bridge-too-wide",
    says: "The preload lets the page send any request to the main process",
    file: "packages/desktop/preload/index.ts",
    find: 'exposeInMainWorld("appHost", host)',
    replace: 'exposeInMainWorld("appHost", { ...host, ask })',
    caughtBy: [
      { file: "tests/e2e/desktop/hostile.spec.ts", title: "documented bridge functions" },
      { file: "packages/desktop/main/security.test.ts" },
    ],
  },
  {
    id: "posts-of-somebody-else",
    says: "A user who signs in sees posts cached for another user",
    file: "packages/desktop/renderer/offline/stored-cache.ts",
    find: "project !== owner.project || userId !== owner.userId || !isSound",
    replace: "project !== owner.project || !userId || !isSound",
    caughtBy: [
      { file: "packages/desktop/renderer/offline/stored-cache.test.ts" },
      { file: "packages/desktop/renderer/offline/open-offline-cache.isolated.test.ts" },
    ],
  },
  {
    id: "typing-not-kept",
    says: "Typed text is not stored locally until it is saved",
    file: "packages/admin/src/drafts/editor-session.ts",
    find: 'effect.when === "now" ? this.#store() : this.#local.touch();',
    replace: 'effect.when === "now" ? this.#store() : this.#local.cancel();',
    caughtBy: [
      { file: "packages/admin/src/drafts/editor-session.test.ts" },
      { file: "tests/model/writing-safety.test.ts" },
    ],
  },
  {
    id: "older-text-first",
    says: "When a post has two offline versions, the older one is stored",
    file: "packages/admin/src/drafts/local-drafts.ts",
    find: "other.keptAt - one.keptAt",
    replace: "one.keptAt - other.keptAt",
    caughtBy: [{ file: "tests/components/admin/safety.test.tsx", title: "later of two texts" }],
  },
  {
    id: "address-follows-title",
    says: "The address of a published post changes with its title",
    file: "packages/admin/src/editor/text/address-field.tsx",
    find: "const isFrozen = post !== null && isSlugFrozen(post);",
    replace: 'const isFrozen = post?.status === "archived" && isSlugFrozen(post);',
    caughtBy: [{ file: "tests/components/admin/editor.test.tsx", title: "only on purpose" }],
  },
];
