import { expect, test, vi } from "vitest";
import { parseUrl, signalWithTimeout, toWellFormed, withResolvers } from "./older-browsers.ts";

test("withResolvers settles its promise from outside", async () => {
  const kept = withResolvers<string>();
  kept.resolve("done");
  await expect(kept.promise).resolves.toBe("done");
  const broken = withResolvers<string>();
  broken.reject(new Error("not done"));
  await expect(broken.promise).rejects.toThrow("not done");
});

test("parseUrl returns null when the URL is invalid", () => {
  expect(parseUrl("/a?b#c", "https://site.example")?.href).toBe("https://site.example/a?b#c");
  expect(parseUrl("/a")).toBeNull();
  expect(parseUrl("https://[")).toBeNull();
});

test("toWellFormed replaces only lone surrogates", () => {
  for (const text of ["", "plain", "a\uD800b", "\uDC00\uD800", "fine 😀 and \uDE00", "\uD83D"])
    expect(toWellFormed(text)).toBe(text.toWellFormed());
});

test("signalWithTimeout aborts with the caller's reason", () => {
  const caller = new AbortController();
  const signal = signalWithTimeout(caller.signal, 60_000);
  expect(signal.aborted).toBe(false);
  caller.abort("left the page");
  expect(signal.reason).toBe("left the page");
  expect(signalWithTimeout(caller.signal, 60_000).reason).toBe("left the page");
});

test("signalWithTimeout aborts when the timeout expires", async () => {
  const signal = signalWithTimeout(new AbortController().signal, 1);
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});
