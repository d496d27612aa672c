import type { GenerationResult } from "@brightwren/core/generation/generate-post";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { expect, test, vi } from "vitest";
import { createGenerationRunner, type GenerationJob, type Run } from "./generation-runner.ts";

const written: GenerationResult = {
  post: {
    id: "1",
    title: "Opening hours",
    slug: "opening-hours",
    status: "published",
    created_at: "2026-11-20T10:00:00Z",
  },
};
const random = { kind: "random" } as const;

function setUp({ free = true } = {}) {
  const write = vi.fn<(job: object, key: string) => Promise<GenerationResult>>().mockResolvedValue(written);
  const tell: { other?: (busy: boolean) => void } = {};
  const parts = {
    lock: {
      hold: async (work: () => Promise<void>) => {
        if (free) await work();
        return free;
      },
      watch: (onChange: (busy: boolean) => void) => {
        tell.other = onChange;
        return () => {};
      },
    },
    write,
    remember: vi.fn<(run: Run) => void>(),
    clearRun: vi.fn<() => void>(),
    onAnswered: vi.fn<(job: GenerationJob, result: GenerationResult) => void>(),
    onFailure: vi.fn<(error: unknown) => void>(),
    onDoneElsewhere: vi.fn<() => void>(),
    pause: () => Promise.resolve(),
  };
  return { ...parts, tell, runner: createGenerationRunner(parts) };
}

const keysOf = (write: ReturnType<typeof setUp>["write"]) => write.mock.calls.map(([, key]) => key);

test("starts only one generation when requested twice", async () => {
  const { runner, write, onAnswered } = setUp();
  const answer = Promise.withResolvers<GenerationResult>();
  write.mockReturnValueOnce(answer.promise);
  const first = runner.start(random);
  await runner.start(random);
  expect(runner.getState()).toMatchObject({ status: "writing", job: random });
  answer.resolve(written);
  await first;
  expect(write).toHaveBeenCalledOnce();
  expect(onAnswered).toHaveBeenCalledExactlyOnceWith(random, written);
  expect(runner.getState()).toEqual({ status: "idle" });
});

test("does not start while another tab is generating", async () => {
  const { runner, write, tell, onDoneElsewhere } = setUp({ free: false });
  runner.watch();
  await runner.start(random);
  expect(write).not.toHaveBeenCalled();
  expect(runner.getState()).toEqual({ status: "elsewhere" });
  tell.other?.(false);
  expect(runner.getState()).toEqual({ status: "idle" });
  expect(onDoneElsewhere).toHaveBeenCalledOnce();
});

const custom = { kind: "custom", request: { topic: "Hours", categoryId: "c" } } as const;

test.each<[string, string, GenerationJob, boolean]>([
  ["reuses a request's key until the request succeeds", "unreachable", random, true],
  ["uses a new key for a different request", "unreachable", custom, false],
  [
    "uses a new key when the post created with the previous key has been deleted",
    "post_deleted",
    random,
    false,
  ],
])("%s", async (_, code, next, isReused) => {
  const { runner, write, onFailure } = setUp();
  write.mockRejectedValueOnce(new FunctionError("", code));
  await runner.start(random);
  expect(onFailure).toHaveBeenCalledOnce();
  for (let round = 0; round < 2; round += 1) await runner.start(next);
  const [first, second, third] = keysOf(write);
  expect([second === first, third === second]).toEqual([isReused, false]);
});

test("resumes with the same key after a reload while the backend is generating", async () => {
  const { runner, write, onAnswered, clearRun } = setUp();
  const writing = new FunctionError("This post is already being written.", "still_writing");
  write.mockRejectedValueOnce(writing).mockRejectedValueOnce(writing);
  await runner.resume({ job: random, key: "before", startedAt: Date.now() });
  expect(keysOf(write)).toEqual(["before", "before", "before"]);
  expect(onAnswered).toHaveBeenCalledOnce();
  expect(clearRun).toHaveBeenCalled();
});

test("reuses the key when the resumed run fails", async () => {
  const { runner, write } = setUp();
  write.mockRejectedValueOnce(new FunctionError("", "unreachable"));
  await runner.resume({ job: random, key: "before", startedAt: Date.now() });
  await runner.start(random);
  expect(keysOf(write)).toEqual(["before", "before"]);
});

test("gives up on a resumed run that takes too long", async () => {
  const { runner, write, onFailure } = setUp();
  write.mockRejectedValue(new FunctionError("This post is already being written.", "still_writing"));
  await runner.resume({ job: random, key: "before", startedAt: Date.now() - 7 * 60_000 });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(runner.getState()).toEqual({ status: "idle" });
});

test("allows another attempt when the lock fails", async () => {
  const { runner, lock, write, clearRun, onFailure } = setUp();
  const denied = new Error("The page may not ask for locks.");
  vi.spyOn(lock, "hold").mockRejectedValueOnce(denied);
  await runner.start(random);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(denied);
  expect(clearRun).toHaveBeenCalledOnce();
  expect(runner.getState()).toEqual({ status: "idle" });
  await runner.start(random);
  expect(write).toHaveBeenCalledOnce();
});

test("keeps a resumed run's key when the lock fails", async () => {
  const { runner, lock, write } = setUp();
  vi.spyOn(lock, "hold").mockRejectedValueOnce(new Error("The page may not ask for locks."));
  await runner.resume({ job: random, key: "before", startedAt: Date.now() });
  await runner.start(random);
  expect(keysOf(write)).toEqual(["before"]);
});

test("does not treat its own run as another tab's", async () => {
  const { runner, tell, onDoneElsewhere } = setUp();
  runner.watch();
  const running = runner.start(random);
  tell.other?.(true);
  await running;
  tell.other?.(false);
  expect(onDoneElsewhere).not.toHaveBeenCalled();
  expect(runner.getState()).toEqual({ status: "idle" });
});

test("keeps the running request's key when a second start is rejected", async () => {
  const { runner, write } = setUp();
  const answer = Promise.withResolvers<GenerationResult>();
  write.mockReturnValueOnce(answer.promise);
  const running = runner.start(random);
  await runner.start(custom);
  answer.reject(new FunctionError("", "unreachable"));
  await running;
  await runner.start(random);
  const [lost, retried] = keysOf(write);
  expect(retried).toBe(lost);
});
