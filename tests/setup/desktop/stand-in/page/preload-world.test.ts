import { expect, test } from "vitest";
import { bridged, frozen } from "./preload-world.ts";

class Bird {
  name = "wren";
  sing = () => "tic";
}

test("copies data without prototypes", () => {
  const bird = new Bird();
  const copy = bridged(bird) as Bird;
  bird.name = "robin";
  expect(copy).not.toBeInstanceOf(Bird);
  expect(copy.name).toBe("wren");
  expect(copy.sing()).toBe("tic");
});

test("wraps functions and copies their arguments and results", () => {
  const taken: object[] = [];
  const call = bridged((value: object) => {
    taken.push(value);
    return { value };
  }) as (value: object) => { value: object };
  const given = { a: [1] };
  expect(call(given)).toEqual({ value: given });
  expect(taken[0]).toEqual(given);
  expect(taken[0]).not.toBe(given);
});

test("passes on only the message when a promise rejects with an error", async () => {
  await expect(bridged(Promise.resolve({ a: 1 }))).resolves.toEqual({ a: 1 });
  const error = Object.assign(new Error("No."), { secret: 1 });
  const failure = await (bridged(Promise.reject(error)) as Promise<unknown>).catch(
    (reason: unknown) => reason,
  );
  expect(failure).toEqual(new Error("No."));
  expect(failure).not.toHaveProperty("secret");
});

test("rejects symbols and circular data", () => {
  expect(() => bridged({ a: Symbol("a") })).toThrow("could not be cloned");
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  expect(() => bridged(circle)).toThrow("recursion depth");
});

test("freezes exposed objects deeply", () => {
  const api = frozen({ inner: { a: 1 } });
  expect([Object.isFrozen(api), Object.isFrozen(api.inner)]).toEqual([true, true]);
});
