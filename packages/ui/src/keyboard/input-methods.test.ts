import { expect, test, vi } from "vitest";
import { guardInputMethods } from "./input-methods.ts";

const press = (target: EventTarget, facts: object) =>
  target.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), facts));

test.each([
  ["during a composition", { key: "Enter", isComposing: true, keyCode: 229 }],
  [
    "when only the key code reveals a composition, as in Safari",
    { key: "Enter", isComposing: false, keyCode: 229 },
  ],
  ["for Escape during a composition", { key: "Escape", isComposing: true, keyCode: 27 }],
])("hides a key from the page's handlers %s", (_, facts) => {
  const target = new EventTarget();
  const stop = guardInputMethods(target);
  const handler = vi.fn<(event: Event) => void>();
  target.addEventListener("keydown", handler);
  // The browser still handles the key.
  expect(press(target, facts)).toBe(true);
  expect(handler).not.toHaveBeenCalled();
  stop();
  press(target, facts);
  expect(handler).toHaveBeenCalledOnce();
});

test("does not hide any other key", () => {
  const target = new EventTarget();
  guardInputMethods(target);
  const handler = vi.fn<(event: Event) => void>();
  target.addEventListener("keydown", handler);
  press(target, { key: "Enter", isComposing: false, keyCode: 13 });
  expect(handler).toHaveBeenCalledOnce();
});
