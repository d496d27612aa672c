import type { BrowserCommand } from "vitest/node";
import type { AddedPicture, Drawing } from "../library-pictures.ts";
import type { ReadPicture, SampleName } from "../sample-pictures.ts";

// Imported lazily, because Vitest loads this file on every run.

type Sample = SampleName | { turned: number };

export const samplePicture: BrowserCommand<[Sample], Promise<string>> = async (_context, sample) => {
  const { sampleOf } = await import("../sample-pictures.ts");
  return (await sampleOf(sample)).toString("base64");
};

/** Decodes a base64 file without the browser's decoder. */
export const readPicture: BrowserCommand<[string], Promise<ReadPicture>> = async (_context, base64) => {
  const { readPicture: read } = await import("../sample-pictures.ts");
  return await read(Buffer.from(base64, "base64"));
};

export const addLibraryPicture: BrowserCommand<[string, Drawing], Promise<AddedPicture>> = async (
  _context,
  backend,
  drawing,
) => {
  const [{ addPicture }, { serviceClient }] = await Promise.all([
    import("../library-pictures.ts"),
    import("../service-client.ts"),
  ]);
  return await addPicture(serviceClient(backend), drawing);
};

declare module "vitest/browser" {
  interface BrowserCommands {
    samplePicture: (sample: Sample) => Promise<string>;
    readPicture: (base64: string) => Promise<ReadPicture>;
    addLibraryPicture: (backend: string, drawing: Drawing) => Promise<AddedPicture>;
  }
}
