import {
  type Arbitrary,
  type AsyncCommand,
  asyncModelRun,
  constant,
  constantFrom,
  integer,
  oneof,
  tuple,
} from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- shared by the model tests of all packages
import { runModel } from "../../../../tests/setup/story.ts";
import { createChunkedStore, splitIntoChunks } from "../keychain/chunked-store.ts";
import { isKeychainBusy } from "../keychain/keychain.ts";
import { type AppProcess, type Asked, startAppProcess } from "../testing/app-process.ts";
import { bytesOf, createKeychainInMemory } from "../testing/keychain-in-memory.ts";
import { createSystemKeychain, type SystemKeychain } from "../testing/system-keychain.ts";

const key = "sb-127-auth-token";

type Change = Asked & { value: string | null };

type World = {
  keychain: SystemKeychain;
  app: AppProcess;
  seconds: number;
  sessions: number;
  stored: string | null;
  changes: Change[];
  wanted: { value: string | null } | undefined;
  reading: Asked<string | null>;
  lastNotice: AppProcess["problem"];
  startMet: number;
  changesMet: number;
};

/** Flushes promises. Timers are faked, so nothing else takes time. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function rule(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new Error(broken);
}

const named = (value: string | null | undefined) =>
  typeof value !== "string" ? String(value) : `the session that begins “${value.slice(0, 2)}”`;

const findable = (world: World) =>
  createChunkedStore(createKeychainInMemory(world.keychain.inMemory.secrets)).read(key);

const ownSecrets = ({ keychain }: World) =>
  [...keychain.inMemory.secrets].filter(
    ([account, secret]) => account.startsWith(key) && secret !== "removed",
  );

function metOnly({ keychain }: World, from: number, ...states: SystemKeychain["met"]): boolean {
  return keychain.met.slice(from).every((state) => states.includes(state));
}

const turns = ({ keychain: { met } }: World, from: number): number =>
  met.slice(from).filter((state, index, states) => index > 0 && state !== states[index - 1]).length;

function start(world: Omit<World, "app" | "reading">): World {
  const app = startAppProcess(world.keychain, world.seconds);
  return Object.assign(world, {
    app,
    reading: app.ask(world.seconds, app.store.getItem(key)),
    wanted: undefined,
    lastNotice: undefined,
    changes: [],
    startMet: world.keychain.met.length,
  });
}

const newWorld = (): World =>
  start({
    keychain: createSystemKeychain(),
    seconds: 0,
    sessions: 0,
    stored: null,
    changes: [],
    wanted: undefined,
    lastNotice: undefined,
    startMet: 0,
    changesMet: 0,
  });

function change(world: World, value: string | null): void {
  const { app, changes, seconds } = world;
  if (changes.length === 0) world.changesMet = world.keychain.met.length;
  const answer = value === null ? app.store.removeItem(key) : app.store.setItem(key, value);
  changes.push(Object.assign(app.ask(seconds, answer), { value }));
  world.wanted = { value };
}

/** A kill at any point leaves the old value or a new one intact. */
async function kill(world: World, beforeStart: () => void = () => {}): Promise<void> {
  const { app, changes, stored } = world;
  world.keychain.disconnect();
  vi.clearAllTimers();
  const found = await findable(world);
  const isReached = app.opened && "keychain" in app.opened;
  const mayBeGone = changes.some(({ value }) => value === null) || !metOnly(world, world.changesMet, "open");
  rule(
    found === stored ||
      (isReached === true &&
        (changes.some(({ value }) => value === found) ||
          (changes.length > 0 && found === null && mayBeGone))),
    `a kill leaves the old session or the new one, and not ${named(found)}`,
  );
  world.stored = found;
  world.keychain.inMemory.changesUntilKill = Infinity;
  beforeStart();
  start(world);
  await settled();
}

function checkReading(world: World): void {
  const { app, reading, wanted, stored } = world;
  if (!reading.isDone) return rule(world.seconds - reading.at < 120, "a start does not wait for ever");
  if (wanted) return;
  const value = reading.result ?? null;
  world.wanted = { value };
  rule(value === stored || value === null, `a start finds ${named(stored)}, and not ${named(value)}`);
  if (app.opened && "unavailable" in app.opened)
    return rule(app.problem === app.opened.unavailable, "without a keychain, the user sees a notice");
  const isInTime = world.seconds - app.startedAt < 60;
  if (metOnly(world, world.startMet, "open", "tight", "full") && isInTime) {
    rule(value === stored, `a start finds ${named(stored)}, and not ${named(value)}`);
    rule(app.problem === undefined, `no notice “${app.problem}” appears for a session that was read`);
  } else if (value !== stored && !world.keychain.met.slice(world.startMet).includes("locked")) {
    rule(app.problem === "not-read", `unexpected notice for a session that was not read: “${app.problem}”`);
  }
}

function checkWaiting({ app, changes, reading, seconds }: World): void {
  const waited = changes.filter(({ at }) => seconds - at >= 3);
  rule(
    waited.every(({ isDone }) => isDone),
    "a change is awaited for at most three seconds",
  );
  // Only the last of several changes is certain to be pending.
  const last = app.store.underWay() && changes.at(-1);
  const isLong = [last, reading.isDone ? undefined : reading].some((one) => one && seconds - one.at >= 3);
  rule(!isLong || app.problem !== undefined, "the user sees a notice when the keychain is slow");
}

async function conclude(world: World): Promise<void> {
  const { app, changes, stored } = world;
  const last = changes.at(-1);
  rule(app.problem !== "slow", "the notice goes when the keychain has answered");
  if (!last) return rule(app.problem === world.lastNotice, `the notice “${app.problem}” needs a reason`);
  const found = await findable(world);
  if (!app.opened || "unavailable" in app.opened) {
    rule(found === stored, "what cannot be reached stays as it is");
    checkUnreachable(world, last.value);
  } else if (last.value === null) checkRemoved(world, found);
  else checkStored(world, found, last.value);
  world.stored = found;
  world.changes = [];
  world.lastNotice = app.problem;
}

/** Without access to the keychain, its contents do not change and signing out shows a notice. */
function checkUnreachable({ app, stored }: World, last: string | null): void {
  const unavailable = app.opened && "unavailable" in app.opened ? app.opened.unavailable : undefined;
  if (last === null && unavailable === "locked") {
    rule(app.problem === "not-removed" || stored === null, `who signs out reads “${app.problem}”`);
    rule(app.problem === "not-removed" || app.problem === "locked", `a removal is not “${app.problem}”`);
  } else rule(app.problem === unavailable, `unexpected notice without a keychain: “${app.problem}”`);
}

function checkRemoved(world: World, found: string | null): void {
  const { app, changes, stored } = world;
  rule(app.problem === undefined || app.problem === "not-removed", `a removal is not “${app.problem}”`);
  rule(
    found === null || found === stored || changes.some(({ value }) => value === found),
    `a removal leaves nothing, or what was there, and not ${named(found)}`,
  );
  rule(
    found === null || app.problem === "not-removed",
    "the user sees a notice when a session was not removed",
  );
  if (app.problem) return rule(!metOnly(world, world.changesMet, "open"), "a keychain that works removes");
  // A briefly locked keychain may silently ignore a removal. We cannot detect that, but the leftover chunk is useless.
  if (turns(world, world.changesMet) <= 1)
    rule(ownSecrets(world).length === 0, "a removal that is done leaves nothing in the keychain");
}

function checkStored(world: World, found: string | null, last: string): void {
  const { app, changes, stored, changesMet } = world;
  if (found === last)
    return rule(app.problem === undefined, `a session that is stored is not “${app.problem}”`);
  rule(app.problem === "not-stored", `unexpected notice for a session that was not stored: “${app.problem}”`);
  rule(!metOnly(world, changesMet, "open"), "a keychain that works stores");
  if (metOnly(world, changesMet, "open", "tight", "full"))
    rule(found === null, `an outdated session is not left behind: ${named(found)}`);
  if (metOnly(world, changesMet, "locked", "gone"))
    rule(found === stored, "a keychain that cannot be changed loses nothing");
  rule(
    found === null || found === stored || changes.some(({ value }) => value === found),
    `what is found is one of the sessions that were set, whole, and not ${named(found)}`,
  );
}

async function look(world: World): Promise<void> {
  await settled();
  if (world.keychain.inMemory.changesUntilKill <= 0) await kill(world);
  const { app } = world;
  rule(app.rejections.length === 0, `nothing rejects: ${String(app.rejections[0])}`);
  checkReading(world);
  if (world.wanted) {
    const again = app.ask(world.seconds, app.store.getItem(key));
    await settled();
    rule(again.isDone, "a session in memory is given at once");
    rule(
      again.result === world.wanted.value,
      `memory has ${named(world.wanted.value)}, and not ${named(again.result)}`,
    );
  }
  checkWaiting(world);
  if (!app.store.underWay() && world.reading.isDone) {
    if (world.changes.length === 0 && world.lastNotice === undefined) world.lastNotice = app.problem;
    await conclude(world);
  }
}

const counted = (count: number, thing: string) =>
  `${count.toLocaleString("en-GB")} ${thing}${count === 1 ? "" : "s"}`;

type Step = AsyncCommand<World, World>;

const step = (says: string, act: (world: World) => void | Promise<void>): Step => ({
  check: () => true,
  async run(world) {
    await act(world);
    await look(world);
  },
  toString: () => says,
});

function nextSession(world: World, bytes: number, letter: string): string {
  world.sessions += 1;
  const head = String.fromCodePoint(64 + world.sessions);
  const letters = letter.repeat((bytes - 1) / Buffer.byteLength(letter));
  return head + letters + "x".repeat(bytes - 1 - Buffer.byteLength(letters));
}

const sizes = oneof(integer({ min: 1, max: 9_000 }), constantFrom(1, 1_999, 2_000, 2_001, 4_000, 9_000));
const setting = tuple(sizes, constantFrom("y", "é", "€", "🪶")).map(([bytes, letter]) =>
  step(`A session of ${counted(bytes, "byte")} is set, in “${letter}”`, (world) =>
    change(world, nextSession(world, bytes, letter)),
  ),
);
const removing = constant(step("The session is removed", (world) => change(world, null)));

const killing = constant(step("The app is killed and started again", (world) => kill(world)));
const killingLater = integer({ min: 1, max: 14 }).map((changes) =>
  step(
    `The app will be killed and started again after ${counted(changes, "more change")} of the keychain`,
    ({ keychain }) => {
      keychain.inMemory.changesUntilKill = changes;
    },
  ),
);

const states = constantFrom("open", "locked", "full", "gone");
const becomes = { open: "works", locked: "is locked", full: "takes nothing more", gone: "is gone" };
const changing = states.map((state) =>
  step(`The keychain ${becomes[state]}`, ({ keychain: { inMemory } }) => {
    inMemory.state = state;
    if (state === "open") inMemory.room = Infinity;
  }),
);
const changingLater = tuple(states, integer({ min: 0, max: 20 })).map(([state, calls]) =>
  step(`The keychain ${becomes[state]} after ${counted(calls, "more call")}`, ({ keychain }) =>
    keychain.changeAfter(calls, state),
  ),
);
const filling = constantFrom(0, 5, 100, 2_500, 5_000).map((room) =>
  step(`The keychain has room for ${counted(room, "more byte")}`, ({ keychain: { inMemory } }) => {
    inMemory.room = bytesOf(inMemory.secrets) + room;
  }),
);
const keepingBack = constant(step("The keychain does not answer", ({ keychain }) => keychain.answer(0)));
const answering = constant(step("The keychain answers again", ({ keychain }) => keychain.answer(Infinity)));
const answeringSome = oneof(integer({ min: 1, max: 20 }), integer({ min: 21, max: 90 })).map((calls) =>
  step(`The keychain answers ${counted(calls, "more call")}`, ({ keychain }) => keychain.answer(calls)),
);

const firstCalls = integer({ min: 0, max: 9 });
const startingInto = tuple(states, firstCalls).map(([state, calls]) =>
  step(
    `The app is killed and started again, and the keychain ${becomes[state]} after ${counted(calls, "call")}`,
    (world) => kill(world, () => world.keychain.changeAfter(calls, state)),
  ),
);
const startingSlowly = firstCalls.map((calls) =>
  step(`The app is killed and started again, and the keychain answers ${counted(calls, "call")}`, (world) =>
    kill(world, () => world.keychain.answer(calls)),
  ),
);

async function pass(world: World, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await settled();
    world.seconds += 1;
    vi.advanceTimersByTime(1_000);
  }
}
const passing = constantFrom(1, 3, 60).map((seconds) =>
  step(`${counted(seconds, "second")} later`, (world) => pass(world, seconds)),
);

async function endWell(world: World): Promise<void> {
  const { keychain } = world;
  Object.assign(keychain.inMemory, { state: "open", room: Infinity, changesUntilKill: Infinity });
  keychain.changeAfter(Infinity, "open");
  keychain.answer(Infinity);
  await look(world);
  await kill(world);
  await look(world);
  const last = nextSession(world, 5_000, "é");
  change(world, last);
  await look(world);
  rule(world.stored === last, "in the end the session is stored");
  rule(
    ownSecrets(world).length === 1 + splitIntoChunks(last).length,
    "nothing stale is left beside a session",
  );
  change(world, null);
  await look(world);
  rule(keychain.inMemory.secrets.size === 0, "in the end nothing is left");
}

async function play(story: Iterable<Step>): Promise<void> {
  const world = newWorld();
  try {
    await look(world);
    await asyncModelRun(() => ({ model: world, real: world }), story);
    await endWell(world);
  } finally {
    vi.clearAllTimers();
    world.keychain.disconnect();
    await settled();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

const steps: Arbitrary<Step>[] = [
  setting,
  setting,
  setting,
  removing,
  killing,
  killingLater,
  startingInto,
  startingSlowly,
  changing,
  changingLater,
  filling,
  keepingBack,
  answering,
  answeringSome,
  passing,
];

test("stores the last session intact or shows a notice, whatever fails", async () => {
  await runModel({ steps, longest: 20, runs: 200, deepRuns: 20_000, play });
  expect(isKeychainBusy()).toBe(false);
}, 600_000);
