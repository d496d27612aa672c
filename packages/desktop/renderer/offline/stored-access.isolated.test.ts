import { postKeys } from "@brightwren/core/admin-posts/post";
import { sessionKeys } from "@brightwren/core/session/access";
import { QueryClient } from "@tanstack/react-query";
import * as fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { openOfflineCache } from "./open-offline-cache.ts";
import type { CacheStore, StoredCache } from "./stored-cache.ts";

type Handler = (event: string, session: { user: { id: string } } | null) => void;

const project = "https://project.example";
const at = (id: string) => ({ user: { id } });

const world = vi.hoisted(() => ({
  keptUser: undefined as string | undefined,
  handlers: new Set<Handler>(),
  readStoredUser: (): Promise<{ id: string } | null> => Promise.resolve(null),
  onSessionChange: (_handler: Handler): void => undefined,
}));
vi.mock("@brightwren/core/session/stored-session", () => ({ readStoredUser: () => world.readStoredUser() }));
vi.mock("@brightwren/core/session/sign-in", () => ({
  onSessionChange: (handler: Handler) => world.onSessionChange(handler),
}));
vi.mock("@brightwren/admin/prefetch-posts", () => ({ prefetchPosts: () => Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("window", { addEventListener: () => undefined });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Runs operations in order, each with its own delay, and none after a kill. */
function disk(s: fc.Scheduler) {
  let kept: StoredCache | undefined;
  let isOn = true;
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(name: string, work: () => Answer): Promise<Answer> => {
    const turn = line.then(() => s.schedule(Promise.resolve(), name)).then(work);
    line = turn;
    return turn;
  };
  const change = (name: string, next: StoredCache | undefined) =>
    inTurn(name, () => {
      if (isOn) kept = next;
    });
  const store: CacheStore = {
    read: () => inTurn("read", () => kept),
    write: (cache) => change("write", structuredClone(cache)),
    clear: () => change("clear", undefined),
  };
  return {
    store,
    kill: () => {
      isOn = false;
      return kept;
    },
  };
}

function startApp(s: fc.Scheduler, store: CacheStore) {
  const queryClient = new QueryClient();
  let shownTo: string | undefined;
  world.handlers.clear();
  world.readStoredUser = () => {
    const id = world.keptUser;
    return s.schedule(Promise.resolve(id === undefined ? null : { id }), "keychain");
  };
  world.onSessionChange = (handler) => {
    const begin = async () => {
      await s.schedule(Promise.resolve(), "initial session");
      world.handlers.add(handler);
      handler("INITIAL_SESSION", world.keptUser === undefined ? null : at(world.keptUser));
    };
    void begin();
  };
  void openOfflineCache(queryClient, { project, store });
  const signIn = (id: string) => {
    if (world.keptUser !== id) {
      shownTo = undefined;
      void queryClient.resetQueries();
    }
    world.keptUser = id;
    for (const handler of world.handlers) handler("SIGNED_IN", at(id));
    const queryKey = sessionKeys.isAdmin(id);
    const queryFn = () => s.schedule(Promise.resolve(true), "access");
    void queryClient.fetchQuery({ queryKey, queryFn, staleTime: Infinity }).then(
      () => (world.keptUser === id ? (shownTo = id) : undefined),
      () => undefined,
    );
  };
  const signOut = () => {
    world.keptUser = undefined;
    shownTo = undefined;
    for (const handler of world.handlers) handler("SIGNED_OUT", null);
    queryClient.clear();
  };
  return { queryClient, signIn, signOut, shownTo: () => shownTo };
}

async function startOffline(kept: StoredCache | undefined, ids: string[]) {
  const queryClient = new QueryClient();
  world.readStoredUser = async () => (world.keptUser === undefined ? null : { id: world.keptUser });
  world.onSessionChange = (handler) => handler("INITIAL_SESSION", null);
  await openOfflineCache(queryClient, {
    project,
    store: { read: async () => kept, write: async () => undefined, clear: async () => undefined },
  });
  return ids.filter((id) => queryClient.getQueryData(sessionKeys.isAdmin(id)) === true);
}

type Act = "sign in as 7" | "sign in as 8" | "sign out" | "read the posts" | "half a second";
const acts: readonly Act[] = ["sign in as 7", "sign in as 8", "sign out", "read the posts", "half a second"];

const lives = fc.record({
  s: fc.scheduler(),
  atStart: fc.constantFrom(undefined, "7", "8"),
  // Each action occurs at most once, so that the disk always responds within a second.
  acts: fc.uniqueArray(fc.constantFrom(...acts)).map((more): Act[] => ["sign in as 7", ...more]),
  steps: fc.nat({ max: 40 }),
});

test("restores offline access only for the user who had access when the app was killed", async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ({ s, atStart, acts: life, steps }) => {
      world.keptUser = atStart;
      const { store, kill } = disk(s);
      const app = startApp(s, store);
      const does: Record<Act, () => void> = {
        "sign in as 7": () => app.signIn("7"),
        "sign in as 8": () => app.signIn("8"),
        "sign out": app.signOut,
        "read the posts": () => void app.queryClient.setQueryData(postKeys.recent(), []),
        "half a second": () => void vi.advanceTimersByTime(500),
      };
      s.scheduleSequence(life.map((act) => ({ label: act, builder: async () => does[act]() })));
      await settled();
      for (let step = 0; step < steps && s.count() > 0; step += 1) {
        await s.waitOne();
        await settled();
      }
      const kept = kill();
      const shown = app.shownTo();
      const known = await startOffline(kept, ["7", "8"]);
      expect(known).toEqual(shown === undefined ? known : [shown]);
      expect(known.filter((id) => id !== world.keptUser)).toEqual([]);
      const checks = kept?.queries.filter(({ key }) => key[0] === "session") ?? [];
      expect(checks.filter(({ key }) => key.at(-1) !== kept?.userId)).toEqual([]);
      vi.clearAllTimers();
    }),
    { numRuns: 1000 },
  );
});
