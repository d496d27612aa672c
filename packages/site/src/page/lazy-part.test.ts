import { afterEach, expect, test, vi } from "vitest";
import { whenWanted } from "./lazy-part.ts";

type Sighting = { isIntersecting: boolean };

/** A page with one part, whose observer tells what it is told to. */
function openPage() {
  let tell = (_sightings: Sighting[]) => {};
  const page = new EventTarget();
  vi.stubEnv("SSR", false);
  vi.stubGlobal("document", { getElementById: () => ({}) });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const observer = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", observer);
  return {
    page,
    tell: (...sightings: boolean[]) => tell(sightings.map((isIntersecting) => ({ isIntersecting }))),
  };
}

/** Whether it has resolved by now. */
async function isOver(wanted: Promise<void>): Promise<boolean> {
  return await Promise.race([
    wanted.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 0, false)),
  ]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a part is wanted when it comes near the view, also where a busy browser tells of it together with the time before", async () => {
  const { tell } = openPage();
  const wanted = whenWanted("lower");
  tell(false);
  expect(await isOver(wanted)).toBe(false);
  tell(false, true);
  expect(await isOver(wanted)).toBe(true);
});

test("a part is wanted as soon as somebody does anything", async () => {
  const { page, tell } = openPage();
  const wanted = whenWanted("lower");
  tell(false);
  page.dispatchEvent(new Event("keydown"));
  expect(await isOver(wanted)).toBe(true);
});
