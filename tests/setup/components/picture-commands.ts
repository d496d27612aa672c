import type { BrowserCommand } from "vitest/node";
import type { KeptPicture, Drawing } from "../library-pictures.ts";
import type { ReadPicture, SampleName } from "../sample-pictures.ts";

// What they are made with is loaded when a test asks for it: Vitest reads this file for every run.

type Sample = SampleName | { turned: number };

/** Makes a file that a person may choose as a picture; returns it in base64. */
export const samplePicture: BrowserCommand<[Sample], Promise<string>> = async (_context, sample) => {
  const { sampleOf } = await import("../sample-pictures.ts");
  return (await sampleOf(sample)).toString("base64");
};

/** What another reader than the browser finds in a file, which comes in base64. */
export const readPicture: BrowserCommand<[string], Promise<ReadPicture>> = async (_context, base64) => {
  const { readPicture: read } = await import("../sample-pictures.ts");
  return await read(Buffer.from(base64, "base64"));
};

/** Puts a picture into the library of the backend at this address. */
export const keepPicture: BrowserCommand<[string, Drawing], Promise<KeptPicture>> = async (
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
    keepPicture: (backend: string, drawing: Drawing) => Promise<KeptPicture>;
  }
}
