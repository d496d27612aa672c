import { expect, test, vi } from "vitest";
import { appOrigin } from "../bundle/app-address.ts";
import { handle } from "./handle.ts";

type Handler = (event: { senderFrame: unknown }, payload?: unknown) => Promise<unknown>;

const electron = vi.hoisted(() => ({ handlers: new Map<string, Handler>() }));
vi.mock("electron", () => ({
  ipcMain: { handle: (name: string, handler: Handler) => electron.handlers.set(name, handler) },
}));

const ask = (name: string, payload?: unknown) =>
  electron.handlers.get(name)?.({ senderFrame: { url: `${appOrigin}/index.html`, parent: null } }, payload);

test("answers a request with what the work returns", async () => {
  handle("read-session", async (key) => `session of ${key}`);
  expect(await ask("read-session", "a")).toBe("session of a");
});

test("rejects with a sentence when the work returns a wrong answer", async () => {
  handle("open-file", async () => ({ name: "a.md", type: "text/markdown", text: 1 }) as never);
  await expect(ask("open-file")).rejects.toThrow(/^open-file: the answer does not have the right shape\.$/);
});

test("does no work for an invalid payload", async () => {
  const work = vi.fn<() => void>();
  handle("show-count", work);
  await expect(ask("show-count", -1)).rejects.toThrow(
    "show-count: the request does not have the right shape.",
  );
  expect(work).not.toHaveBeenCalled();
});
