import { PictureRejectedError } from "@brightwren/core/pictures/prepared-picture";
import { drawSizes, type DrawnPicture, keepOriginal } from "./draw-sizes.ts";
import { type InspectedPicture, inspectPicture } from "./inspect-picture.ts";
import { pictureErrors, notices } from "./picture-errors.ts";

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
