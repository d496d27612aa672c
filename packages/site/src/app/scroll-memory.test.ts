import { afterEach, expect, test, vi } from "vitest";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

/** A window whose observer answers when it is asked to, and whose events are sent by hand: a browser's come a frame late. */
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

afterEach(() => vi.unstubAllGlobals());

test("a late event of the page before is forgotten where one returned to, also by whoever leaves at once", () => {
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
  layOut();
  expect(view.scrollY).toBe(700);
  forget();
});

test("does not return to where one was when the reader follows a link before", () => {
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
