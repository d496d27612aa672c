import { expect, onTestFinished, test, vi } from "vitest";
import { createMemoryFiles, createMessageStore } from "./message-store.ts";

test("omits a message whose file is missing", async () => {
  const unheard = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", unheard);
  onTestFinished(() => void process.off("unhandledRejection", unheard));

  const files = createMemoryFiles();
  await files.write("20260101000000001", Buffer.from("Subject: Here\r\n\r\nHello"));
  const ids = async () => ["20260101000000000", "20260101000000001"];
  const store = await createMessageStore({ ...files, ids });
  await new Promise((resolve) => setImmediate(resolve));

  expect(unheard).not.toHaveBeenCalled();
  expect((await store.list()).map(({ subject }) => subject)).toEqual(["Here"]);
});
