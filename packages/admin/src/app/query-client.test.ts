import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { createAdminQueryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});

function shown(...tries: (() => Promise<string>)[]) {
  const queries = createAdminQueryClient();
  const read = vi.fn<() => Promise<string>>(() => (tries.shift() ?? hang)());
  const observer = new QueryObserver(queries, { queryKey: ["shown"], queryFn: read });
  const leave = observer.subscribe(() => undefined);
  return { queries, read, leave, result: () => observer.getCurrentResult() };
}

const hang = () => new Promise<string>(() => {});
const lost = () => Promise.reject(new Error("Failed to fetch"));
const answer = (text: string) => async () => text;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("restarts an in-flight first read for all callers when the data is invalidated", async () => {
  const before = Promise.withResolvers<string>();
  const { queries, read, result } = shown(() => before.promise, answer("As it is now."));
  const waiting = queries.ensureQueryData({ queryKey: ["shown"], queryFn: hang });
  const reading = queries.invalidateQueries({ queryKey: ["shown"] });
  before.resolve("As it was.");
  await reading;
  expect(result()).toMatchObject({ data: "As it is now.", fetchStatus: "idle" });
  expect(await waiting).toBe("As it is now.");
  expect(read).toHaveBeenCalledTimes(2);
});

test("refetches failed queries when the data is invalidated", async () => {
  const { queries, result } = shown(lost, lost, answer("Here."));
  await seconds(2);
  expect(result().isError).toBe(true);
  await queries.invalidateQueries();
  expect(result().data).toBe("Here.");
});

test("does not wait for a hanging first read when the data is invalidated", async () => {
  const { queries, result } = shown(lost, hang, answer("Here."));
  await seconds(2);
  expect(result().isPending).toBe(true);
  await queries.invalidateQueries();
  await seconds(0);
  expect(result().data).toBe("Here.");
});

test("shows cached data until a refetch succeeds", async () => {
  const { queries, result } = shown(answer("Before."), lost, lost, answer("Now."));
  await seconds(0);
  const reading = queries.invalidateQueries();
  expect(result().data).toBe("Before.");
  await seconds(2);
  await reading;
  expect(result().data).toBe("Before.");
  await queries.invalidateQueries();
  expect(result().data).toBe("Now.");
});

test("does not refetch hidden data when it is invalidated", async () => {
  const { queries, read, leave } = shown(answer("Before."));
  await seconds(0);
  leave();
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = queries.fetchQuery({ queryKey: ["elsewhere"], queryFn: () => promise });
  await queries.invalidateQueries();
  resolve("Here.");
  expect(await waiting).toBe("Here.");
  expect(read).toHaveBeenCalledOnce();
});
