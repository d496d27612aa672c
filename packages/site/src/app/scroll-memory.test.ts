import { expect, test, vi } from "vitest";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

/** The test triggers ResizeObserver and events itself, because browsers fire scroll events a frame late. */
function openWindow() {
  let observed = () => {};
  const view = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => void (view.scrollY = top),
  });
  const observer = class {
    constructor(callback: () => void) {
      observed = callback;
    }
    observe() {}
    disconnect() {
      observed = () => {};
    }
  };
  vi.stubGlobal("window", view);
  vi.stubGlobal("document", { body: {} });
  vi.stubGlobal("history", { scrollRestoration: "auto" });
  vi.stubGlobal("ResizeObserver", observer);
  const scrolled = () => view.dispatchEvent(new Event("scroll"));
  return { view, layOut: () => observed(), scrolled };
}

test("ignores a late scroll event from the previous page", () => {
  const { view, layOut, scrolled } = openWindow();
  let place = "list";
  const forget = rememberScroll(() => place);
  view.scrollY = 700;
  scrolled();
  place = "article";
  view.scrollY = 600;
  scrolled();

  place = "list";
  restoreScroll(place);
  scrolled();
  layOut();
  expect(view.scrollY).toBe(700);

  place = "home";
  view.scrollY = 0;
  scrolled();

  place = "list";
  restoreScroll(place);
  scrolled();
  // A page whose code is still loading is restored again when it appears.
  restoreScroll(place);
  layOut();
  expect(view.scrollY).toBe(700);
  forget();
});

test("does not restore the position when the visitor follows a link first", () => {
  const { view, layOut, scrolled } = openWindow();
  const forget = rememberScroll(() => "demo");
  view.scrollY = 700;
  scrolled();
  restoreScroll("demo");
  view.dispatchEvent(new Event("click"));
  view.scrollY = 1200;
  layOut();
  expect(view.scrollY).toBe(1200);
  forget();
});
