import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { watchDrafts } from "../../packages/admin/src/drafts/local-drafts.ts";
import { isDeep } from "../setup/test-depth.ts";
import { untilQuiet, watchTransactions } from "./browser.ts";
import { categories } from "./lines.ts";
import { checkEnd } from "./rules.ts";
import { configureClient, posts, World } from "./world.ts";

// The window dies at one moment of a save. After the next start, the server has the text once.

watchTransactions();

beforeAll(configureClient);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const moments = [
  "before the row is written",
  "after the row is written",
  "after the request is sent",
  "before the answer arrives",
  "before the answer is written",
] as const;
type Moment = (typeof moments)[number];

const kinds = ["new", "draft", "published", "withdrawn"] as const;
const saves = fc.record({
  kind: fc.constantFrom(...kinds),
  command: fc.constantFrom("save" as const, "publish" as const),
  /** Whether the text was stored on this computer before the command. */
  isPaused: fc.boolean(),
});
type Save = typeof saves extends fc.Arbitrary<infer Value> ? Value : never;

const typed = {
  title: "Typed",
  slug: "typed",
  content: "The typed text",
  category_id: categories.kept,
};

/** Runs the command and kills the window at this moment. */
async function saveAndDie(world: World, moment: Moment, { command, isPaused }: Save): Promise<void> {
  const window = world.windows.get("left");
  if (!window) throw new Error("The window is not open.");
  const { session } = window;
  const { slug, ...others } = typed;
  // A publish sets the missing date.
  const date = session.getSnapshot().post?.status === "published" ? {} : { published_at: "" };
  window.type({ ...others, ...date, ...(!session.getSnapshot().post && { slug }) });
  if (isPaused) await world.wait(1500);
  let death: Promise<void> | undefined;
  const die = () => {
    death ??= window.crash();
  };
  const [isBefore, isWritten] = [moment === moments[0], moment === moments[1]];
  world.network.isSlow = moment === moments[2] || moment === moments[3];
  const unwatch = isWritten ? watchDrafts(die) : () => undefined;
  const unsubscribe = session.subscribe(() => {
    if (moment === moments[4] && session.getSnapshot().savedAt !== null) die();
  });
  window.act(command);
  if (isBefore) die();
  await untilQuiet();
  if (world.network.isSlow) {
    die();
    await world.network.letOne(moment === moments[2] ? "never arrives" : "answered");
  }
  unwatch();
  unsubscribe();
  if (!death) throw new Error(`The window did not die ${moment}.`);
  await death;
}

async function play(moment: Moment, save: Save, order: fc.Scheduler): Promise<void> {
  vi.useFakeTimers({
    now: new Date("2026-05-05T12:00:00Z"),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const world = await World.begin(order);
  await world.open("left", save.kind === "new" ? null : posts[save.kind]);
  await saveAndDie(world, moment, save);
  await world.network.letAll();
  world.startSending();
  await world.wait(30_000);
  await checkEnd(world);

  const isMine = (row: Record<string, unknown> | null) => JSON.stringify(row ?? {}).includes(typed.content);
  const { posts: stored, pendingVersions } = world.server;
  // A command that was lost with its window leaves the text that had been stored on this computer.
  const isLost = moment === moments[0];
  expect({
    writes: world.network.writes.filter(({ change }) => isMine(change.after)).length,
    rows: [...stored.values(), ...pendingVersions.values()].filter(isMine).length,
    drafts: (await world.drafts()).length,
  }).toEqual(
    isLost ? { writes: 0, rows: 0, drafts: save.isPaused ? 1 : 0 } : { writes: 1, rows: 1, drafts: 0 },
  );
}

test.each(moments)(
  "loses and doubles nothing when the window dies %s",
  { timeout: 600_000 },
  async (moment) => {
    const runs = isDeep ? 200 : 10;
    const details = await fc.check(
      fc.asyncProperty(fc.scheduler(), saves, (order, save) => play(moment, save, order)),
      { seed: 1, numRuns: runs, endOnFailure: true },
    );
    expect(details.counterexample?.[1], String(details.errorInstance)).toBeUndefined();
  },
);
