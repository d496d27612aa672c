import { preparePage } from "@brightwren/site/prepare-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { dataset } = document.documentElement;
const missing = {
  scripts: ["/no-such-script.js"],
  upright: "/no-such-font.woff2",
  italic: "/no-such-font.woff2",
};

function openPage({ search = "", form = "" } = {}): { finish: () => void } {
  history.replaceState(null, "", search || location.pathname);
  document.body.innerHTML = form;
  preparePage(missing);
  return { finish: () => document.dispatchEvent(new Event("DOMContentLoaded")) };
}

const form = `<form action="/elsewhere"><input name="q"><button type="submit" disabled>Send</button></form>`;

beforeEach(() => {
  // Lets the teardown remove every timer and listener that a page adds.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(EventTarget.prototype, "addEventListener");
});

afterEach(() => {
  const { calls, contexts } = vi.mocked(EventTarget.prototype).addEventListener.mock;
  for (const [index, what] of calls.entries())
    ((contexts[index] as EventTarget | undefined) ?? window).removeEventListener(...what);
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of ["theme", "filtered", "folded", "scripted"]) delete dataset[name];
});

test("applies the visitor's theme before the first paint", () => {
  localStorage.setItem("theme", "dark");
  openPage();
  expect(dataset["theme"]).toBe("dark");
  expect(dataset["scripted"]).toBe("");
});

test("shows the page when browser storage is blocked", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError");
  });
  openPage();
  expect(dataset["theme"]).toBeUndefined();
  expect(dataset["scripted"]).toBe("");
});

test.for([
  ["?q=seo", true],
  ["?category=local-seo", true],
  ["?q=", false],
  ["?page=2", false],
] as const)("treats %s as a filtered list: %s", ([search, isHidden]) => {
  openPage({ search });
  expect(dataset["filtered"] !== undefined).toBe(isHidden);
});

test("keeps an early form submission out of the URL", () => {
  const { finish } = openPage({ form });
  const button = document.querySelector<HTMLButtonElement>("[type=submit]");
  expect(button?.disabled).toBe(true);
  finish();
  expect(button?.disabled).toBe(false);
  button?.click();
  expect(document.querySelector("form")?.dataset["submitted"]).toBe("");
});

test("ignores a form submission that another listener has handled", () => {
  openPage({ form }).finish();
  const sent = document.querySelector("form");
  sent?.addEventListener("submit", (event) => event.preventDefault());
  sent?.requestSubmit();
  expect(sent?.dataset["submitted"]).toBeUndefined();
});

test("loads the scripts after a timeout when the page has not painted", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(PerformanceObserver.prototype, "observe").mockReturnValue();
  const script = "/script-of-a-page-in-the-background.js";
  const asked = () => document.querySelectorAll(`link[href="${script}"]`).length;
  preparePage({ ...missing, scripts: [script] });
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toBe(1);
});

test("shows the complete no-script page when neither scripts nor fonts load", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { finish } = openPage({ search: "?q=seo", form });
  expect(dataset["folded"]).toBe("");
  finish();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return dataset["scripted"];
    })
    .toBeUndefined();
  expect(dataset["filtered"]).toBeUndefined();
  await expect.poll(() => dataset["folded"]).toBeUndefined();
  expect(document.querySelector<HTMLButtonElement>("[type=submit]")?.disabled).toBe(true);
  expect(logged).toHaveBeenCalled();
});
