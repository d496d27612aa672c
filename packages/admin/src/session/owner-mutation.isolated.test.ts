import { notify, type Notification, withdraw } from "@brightwren/ui/notify";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { UserFacingError } from "../parts/failure.ts";
import { createOwnerMutationCache } from "./owner-mutation.ts";

vi.mock("@brightwren/ui/notify", () => ({
  notify: vi.fn<(notification: Notification) => void>(),
  withdraw: vi.fn<(about: string) => void>(),
}));

const failure = "Failed to rename the post";

/** Runs one mutation with `answer` as its result. Resolves once it has settled. */
async function run(answer: () => Promise<string>, meta: Record<string, unknown>) {
  const queries = new QueryClient({ mutationCache: createOwnerMutationCache() });
  const invalidate = vi.spyOn(queries, "invalidateQueries").mockReturnValue(new Promise(() => {}));
  const mutation = queries.getMutationCache().build(queries, { mutationFn: answer, meta });
  await mutation.execute("Old name").catch(() => undefined);
  return { invalidate };
}

const succeed = () => Promise.resolve("New name");

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

test.each<[string, Record<string, unknown>, Notification]>([
  [
    "a success message that replaces an earlier failure",
    { success: (name: string, old: string) => `${old} is ${name} now` },
    { title: "Success", description: "Old name is New name now", about: failure },
  ],
  [
    "a custom notification that replaces an earlier one with the same `about`",
    { about: (old: string) => `post:${old}`, success: () => ({ title: "Renamed" }) },
    { title: "Renamed", about: "post:Old name" },
  ],
])("shows %s", async (_, meta, notification) => {
  await run(succeed, { failure, ...meta });
  expect(notify).toHaveBeenLastCalledWith(notification);
});

test("withdraws an earlier failure when a success does not show a notification", async () => {
  await run(succeed, { failure });
  expect(withdraw).toHaveBeenLastCalledWith(failure);
});

test("shows a failure with the reason from `explain`", async () => {
  const explain = () => new UserFacingError("Somebody else has renamed it.");
  await run(() => Promise.reject(new Error("23505")), {
    failure: (old: string) => `${failure} “${old}”`,
    explain,
  });
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({
      description: `${failure} “Old name”. Somebody else has renamed it.`,
      variant: "destructive",
    }),
  );
});

test.each([
  ["succeeds", succeed],
  ["fails", () => Promise.reject(new Error("offline"))],
])("invalidates the queries without waiting for them when the mutation %s", async (_, answer) => {
  const { invalidate } = await run(answer, { failure, invalidates: [["posts"], ["pictures"]] });
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([["posts"], ["pictures"]]);
});
