import { afterEach, expect, test, vi } from "vitest";
import { listenToTabs, tellTabs } from "./channel.ts";

afterEach(() => vi.unstubAllGlobals());

function Refused() {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

test.each([
  ["there", BroadcastChannel],
  ["refused", Refused],
  ["not there", undefined],
])("tells this tab when channels are %s", async (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const heard: unknown[] = [];
  const stop = listenToTabs("editors", (message) => heard.push(message));
  const stopOther = listenToTabs("others", () => heard.push("other"));
  tellTabs("editors", "post");
  await vi.waitFor(() => expect(heard).toEqual(["post"]));
  stop();
  tellTabs("editors", "later");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual(["post"]);
  stopOther();
});
