import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

const type = "text/markdown";

async function unzip(archive: Blob): Promise<[string, string][]> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
}

test("stores every file unchanged in one folder", async () => {
  const archive = await zipFiles("posts", [
    { name: "one.md", type, text: "Grüße 👩‍🎨\r\n" },
    { name: "empty.md", type, text: "" },
  ]);
  expect(archive.type).toBe("application/zip");
  expect(await unzip(archive)).toEqual([
    ["posts/one.md", "Grüße 👩‍🎨\r\n"],
    ["posts/empty.md", ""],
  ]);
});
