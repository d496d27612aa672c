import type { Fault } from "./fault.ts";

/** In packages/desktop and packages/admin: the owner's tool. */
export const ownerFaults: readonly Fault[] = [
  {
    id: "any-sender-answered",
    says: "The main process answers requests of pages that are not the app's",
    file: "packages/desktop/main/ipc/check-request.ts",
    find: "if (!sender || sender.parent || !isAppAddress(sender.url))",
    replace: "if (!sender || (sender.parent && !isAppAddress(sender.url)))",
    caughtBy: [{ file: "packages/desktop/main/ipc/check-request.test.ts" }],
  },
  {
    id: "keychain-not-swept",
    says: "Pieces of an earlier session stay in the keychain",
    file: "packages/desktop/main/keychain/chunked-store.ts",
    find: "each === slot ? count : 0",
    replace: "each === slot ? count : mostChunks",
    caughtBy: [
      { file: "packages/desktop/main/keychain/chunked-store.test.ts" },
      { file: "packages/desktop/main/keychain/chunked-store-crash.test.ts" },
    ],
  },
  {
    id: "keychain-same-slot",
    says: "A session is written over the one that is stored, so that a kill leaves neither",
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
    says: "A session that is read only in part counts as one",
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
    says: "What is asked of the keychain at the same time is done at the same time",
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
    says: "A session whose renewal a full keychain refuses is found again, used up, at the next start",
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
    says: "Whoever signs in while the keychain is still being read is shown what it holds instead",
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
    says: "A link can lead the app's window to a foreign site",
    file: "packages/desktop/main/navigation/setup-navigation.ts",
    find: "details.isMainFrame && details.url === contents.getURL()",
    replace: "details.isMainFrame || details.url === contents.getURL()",
    caughtBy: [{ file: "tests/e2e/desktop/closed-doors.spec.ts", title: "goes nowhere else" }],
  },
  {
    id: "bridge-too-wide",
    says: "The window's page is given a way to send the main process any request",
    file: "packages/desktop/preload/index.ts",
    find: 'exposeInMainWorld("appHost", host)',
    replace: 'exposeInMainWorld("appHost", { ...host, ask })',
    caughtBy: [
      { file: "tests/e2e/desktop/hostile.spec.ts", title: "functions it was promised" },
      { file: "packages/desktop/main/security.test.ts" },
    ],
  },
  {
    id: "posts-of-somebody-else",
    says: "Whoever signs in on this computer is shown the posts kept for somebody else",
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
    says: "What is typed is not kept on this computer until it is saved",
    file: "packages/admin/src/drafts/editor-session.ts",
    find: 'effect.when === "now" ? this.#keep() : this.#local.touch();',
    replace: 'effect.when === "now" ? this.#keep() : this.#local.cancel();',
    caughtBy: [
      { file: "packages/admin/src/drafts/editor-session.test.ts" },
      { file: "tests/model/writing-safety.test.ts" },
    ],
  },
  {
    id: "older-text-first",
    says: "Of two texts of a post written offline the older one is stored",
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
