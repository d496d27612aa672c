import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

const type = "text/markdown";

test("stores every file unchanged in one folder", async () => {
  const archive = await zipFiles("posts", [
    { name: "one.md", type, text: "Grüße 👩‍🎨\r\n" },
    { name: "empty.md", type, text: "" },
  ]);
  expect(archive.type).toBe("application/zip");
  const found = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(found.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["posts/one.md", "Grüße 👩‍🎨\r\n"],
    ["posts/empty.md", ""],
  ]);
});
