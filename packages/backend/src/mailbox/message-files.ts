import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where raw messages are kept, by id. Ids sort by age. */
export type MessageFiles = {
  ids: () => Promise<string[]>;
  read: (id: string) => Promise<Buffer>;
  write: (id: string, raw: Buffer) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

const extension = ".eml";

/** One `.eml` file a message, as any mail program opens it. A message appears complete or not at all. */
export async function createDiskFiles(folder: string): Promise<MessageFiles> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
  }
  const path = (id: string) => join(folder, `${id}${extension}`);
  return {
    async ids() {
      const names = await readdir(folder);
      return names
        .filter((name) => /^\d{17}\.eml$/.test(name))
        .map((name) => name.slice(0, -extension.length))
        .toSorted();
    },
    read: (id) => readFile(path(id)),
    async write(id, raw) {
      const part = `${path(id)}.part`;
      const file = await open(part, "w");
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path(id));
    },
    remove: (id) => rm(path(id), { force: true }),
  };
}

/** Keeps messages until the process ends. */
export function createMemoryFiles(): MessageFiles {
  const messages = new Map<string, Buffer>();
  return {
    ids: async () => [...messages.keys()].toSorted(),
    async read(id) {
      const raw = messages.get(id);
      if (!raw) throw new Error(`There is no message ${id}.`);
      return raw;
    },
    async write(id, raw) {
      messages.set(id, raw);
    },
    async remove(id) {
      messages.delete(id);
    },
  };
}
