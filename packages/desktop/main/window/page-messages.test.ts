import { EventEmitter } from "node:events";
import type { WebContents } from "electron";
import { expect, test } from "vitest";
import { createPageMessages } from "./page-messages.ts";

function openContents() {
  const events = new EventEmitter();
  const received: unknown[] = [];
  const send = (...message: unknown[]) => received.push(message[1]);
  const sendMessage = createPageMessages(Object.assign(events, { send }) as unknown as WebContents);
  const page = {
    startsToGo: (isSameDocument = false, isMainFrame = true) =>
      events.emit("did-start-navigation", { isMainFrame, isSameDocument }),
    arrives: () => events.emit("did-navigate", {}, "app://brightwren/admin"),
    isLoaded: () => events.emit("did-finish-load"),
    stops: () => events.emit("did-stop-loading"),
    crashes: () => events.emit("render-process-gone", {}, { reason: "crashed" }),
    loads() {
      for (const happens of [page.startsToGo, page.arrives, page.isLoaded, page.stops]) happens();
    },
  };
  return { send: (value: string) => sendMessage("open", value), received, page };
}

test("delivers queued messages once and in order after the first page has loaded", () => {
  const { send, received, page } = openContents();
  send("1");
  page.startsToGo();
  page.arrives();
  send("2");
  expect(received).toEqual([]);
  page.isLoaded();
  page.stops();
  expect(received).toEqual(["1", "2"]);
  send("3");
  expect(received).toEqual(["1", "2", "3"]);
});

test("delivers messages to the reloaded page", () => {
  const { send, received, page } = openContents();
  page.loads();
  page.startsToGo();
  send("1");
  page.arrives();
  send("2");
  page.stops();
  expect(received).toEqual([]);
  page.isLoaded();
  expect(received).toEqual(["1", "2"]);
  page.loads();
  expect(received).toEqual(["1", "2"]);
});

test("waits for the page to reopen after a crash", () => {
  const { send, received, page } = openContents();
  page.loads();
  page.crashes();
  page.stops();
  send("1");
  expect(received).toEqual([]);
  page.loads();
  expect(received).toEqual(["1"]);
});

test("delivers messages during in-page navigation and frame loads", () => {
  const { send, received, page } = openContents();
  page.loads();
  page.startsToGo(true);
  page.startsToGo(false, false);
  send("1");
  expect(received).toEqual(["1"]);
});

test("delivers messages after a cancelled navigation", () => {
  const { send, received, page } = openContents();
  page.loads();
  page.startsToGo();
  send("1");
  page.stops();
  expect(received).toEqual(["1"]);
});
