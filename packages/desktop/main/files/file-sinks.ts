import { type FileHandle, open, rename, rm } from "node:fs/promises";

type Sink = { path: string; part: string; file: FileHandle };

/** Writes each file in parts beside the chosen path, and replaces an existing file only when complete. */
export class FileSinks {
  readonly #open = new Map<string, Sink>();

  async open(path: string): Promise<string> {
    const id = crypto.randomUUID();
    const part = `${path}.${id.slice(0, 8)}.part`;
    this.#open.set(id, { path, part, file: await open(part, "wx") });
    return id;
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    await this.#sink(id).file.writeFile(bytes);
  }

  async end(id: string, isWhole: boolean): Promise<void> {
    const { path, part, file } = this.#sink(id);
    this.#open.delete(id);
    try {
      if (isWhole) await file.sync();
      await file.close();
      if (isWhole) await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  #sink(id: string): Sink {
    const sink = this.#open.get(id);
    if (!sink) throw new Error("This file is no longer being written.");
    return sink;
  }
}
