import { expect, test, vi } from "vitest";
import { listenToTabs, notifyTabs } from "./channel.ts";

function Refused() {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

test.each([
  ["available", BroadcastChannel],
  ["blocked", Refused],
  ["missing", undefined],
])("notifies this tab when BroadcastChannel is %s", async (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const received: unknown[] = [];
  const stop = listenToTabs("editors", (message) => received.push(message));
  const stopOther = listenToTabs("others", () => received.push("other"));
  notifyTabs("editors", "post");
  await vi.waitFor(() => expect(received).toEqual(["post"]));
  stop();
  notifyTabs("editors", "later");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received).toEqual(["post"]);
  stopOther();
});
