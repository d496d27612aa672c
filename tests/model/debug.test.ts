import "fake-indexeddb/auto";
import { scheduler, sample } from "fast-check";
import { test, vi } from "vitest";
import { untilQuiet } from "./browser.ts";
import { World } from "./world.ts";
test("debug", { timeout: 0 }, async () => {
  vi.useFakeTimers({
    now: new Date("2026-05-05T12:00:00Z"),
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const [order] = sample(scheduler(), 1);
  const world = await World.begin(order!);
  world.network.isUp = false;
  await world.open("right", null, true);
  await world.wait(90_000);
  const w = world.windows.get("right")!;
  console.log(w.wishes, world.network.sent.length);
  const before = world.network.sent.length;
  void w.session.retry(false).then((o) => console.log("outcome", o));
  await untilQuiet();
  console.log("sent", world.network.sent.length - before);
  await w.closeOverQuestion();
  await untilQuiet();

  world.network.isUp = true;
  world.startSending();
  await world.wait(30_000);
  console.log(world.server.history.slice(-1), await world.locks.query());
});
