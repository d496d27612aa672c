import { type FileHandle, open, rename, rm } from "node:fs/promises";

type Sink = { path: string; part: string; file: FileHandle };

/**
 * Files that are written part after part, beside the place that the person chose; what was there stays until the new file
 * is whole. Throws the file system's errors.
 */
export class FileSinks {
  readonly #open = new Map<string, Sink>();

  /** Begins a file; returns what it is called from now on. */
  async open(path: string): Promise<string> {
    const id = crypto.randomUUID();
    const part = `${path}.${id.slice(0, 8)}.part`;
    this.#open.set(id, { path, part, file: await open(part, "wx") });
    return id;
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    await this.#sink(id).file.writeFile(bytes);
  }

  /** Puts the file in its place, or leaves nothing of it. */
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
