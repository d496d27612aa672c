import { PictureRejectedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import { type InspectedPicture, inspectPicture } from "./inspect-picture.ts";
import { pictureErrors, notices } from "./picture-errors.ts";
import {
  largestFileName,
  type PictureExtension,
  pictureTypes,
  pictureWidths,
  smallerFileName,
  smallerWidths,
} from "@brightwren/core/pictures/picture-address";
import {
  averageColour,
  bestQuality,
  byteBudget,
  encodeWithin,
  endingFor,
  isTransparent,
  sizeWithin,
} from "./encode-sizes.ts";
import type { Size } from "./file-formats.ts";

const tell = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<File>) => {
  prepare(data).then(
    (picture) => tell({ kind: "prepared", picture }),
    (error: unknown) => {
      if (error instanceof PictureRejectedError) tell({ kind: "refused", reason: error.message });
      else tell({ kind: "failed", detail: String(error) });
    },
  );
});

async function prepare(file: File): Promise<DrawnPicture & { notice?: string }> {
  const inspected = inspectPicture(await read(file));
  tell({ kind: "progress", done: 0.1 });
  const blob = new Blob(inspected.bytes, { type: `image/${inspected.kind}` });
  const bitmap = await decode(blob, inspected);
  tell({ kind: "progress", done: 0.3 });
  if (inspected.kind === "gif" && inspected.moves)
    return { ...(await keepOriginal(bitmap, blob)), notice: notices.movingGif };
  const drawn = await drawSizes(bitmap, (done) => tell({ kind: "progress", done: 0.3 + 0.7 * done }));
  return inspected.moves ? { ...drawn, notice: notices.firstOnly } : drawn;
}

async function read(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // The file was moved or changed, or its USB stick was removed.
    throw new PictureRejectedError(pictureErrors.unreadable, { cause: error });
  }
}

async function decode(blob: Blob, { kind }: InspectedPicture): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch (error) {
    throw new PictureRejectedError(kind === "heic" ? pictureErrors.heic : pictureErrors.damaged, {
      cause: error,
    });
  }
}

export type WorkerMessage =
  | { kind: "progress"; done: number }
  | { kind: "prepared"; picture: DrawnPicture & { notice?: string } }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; detail: string };

type DrawnPicture = Omit<PreparedPicture, "name" | "notice">;

/** Closes the bitmap. The canvas output is upright and in sRGB, without metadata. */
async function drawSizes(bitmap: ImageBitmap, onProgress: (done: number) => void): Promise<DrawnPicture> {
  const size = sizeWithin(bitmap);
  const { canvas: largest } = await scale(bitmap, size);
  bitmap.close();
  const { colour, seesThrough } = await measureColours(largest, sizeWithin(size, pictureWidths[0]));
  const ending = endingFor(await encodesWebp(), seesThrough);
  const widths = [...smallerWidths(size.width, ending), size.width];
  const files: PreparedPicture["files"] = [];
  let quality = bestQuality;
  for (const [number, width] of widths.entries()) {
    const isLargest = width === size.width;
    const canvas = isLargest ? largest : (await scale(largest, narrowed(size, width))).canvas;
    const encoded = await encodeWithin(
      (tried) => canvas.convertToBlob({ type: pictureTypes[ending], quality: tried }),
      byteBudget(width, canvas.height),
      quality,
    );
    ({ quality } = encoded);
    const name = isLargest ? largestFileName({ ...size, colour }, ending) : smallerFileName(width, ending);
    files.push({ name, blob: encoded.blob });
    onProgress((number + 1) / widths.length);
  }
  return { hash: await hashOf(files.at(-1)?.blob), ...size, colour, ending, files };
}

async function keepOriginal(bitmap: ImageBitmap, blob: Blob): Promise<DrawnPicture> {
  const { width, height } = bitmap;
  const { colour } = await measureColours(bitmap, sizeWithin(bitmap, pictureWidths[0]));
  bitmap.close();
  const ending: PictureExtension = "gif";
  const name = largestFileName({ width, height, colour }, ending);
  return { hash: await hashOf(blob), width, height, colour, ending, files: [{ name, blob }] };
}

const narrowed = ({ width, height }: Size, smaller: number): Size => ({
  width: smaller,
  height: Math.max(1, Math.round((height * smaller) / width)),
});

async function scale(
  source: ImageBitmap | OffscreenCanvas,
  { width, height }: Size,
): Promise<{ canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D }> {
  // In Firefox, only createImageBitmap scales smoothly. Scaling on a canvas leaves jagged edges (decision 012).
  const scaled = await createImageBitmap(source, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const canvas = new OffscreenCanvas(width, height);
  // The canvas is read back immediately, so keep it off the GPU.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to be had.");
  context.drawImage(scaled, 0, 0);
  scaled.close();
  return { canvas, context };
}

/** The average colour, and whether the picture has transparency. */
async function measureColours(
  source: ImageBitmap | OffscreenCanvas,
  size: Size,
): Promise<{ colour: string; seesThrough: boolean }> {
  const { context } = await scale(source, size);
  const pixels = context.getImageData(0, 0, size.width, size.height).data;
  return { colour: averageColour(pixels), seesThrough: isTransparent(pixels) };
}

/** Safari's canvas returns PNG when asked for WebP. */
async function encodesWebp(): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  // A canvas needs a context before it can be encoded.
  canvas.getContext("2d");
  return (await canvas.convertToBlob({ type: pictureTypes.webp })).type === pictureTypes.webp;
}

async function hashOf(blob: Blob | undefined): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", (await blob?.arrayBuffer()) ?? new ArrayBuffer());
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
