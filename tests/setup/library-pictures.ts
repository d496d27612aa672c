import { createHash } from "node:crypto";
import {
  largestFileName,
  pictureBucket,
  smallerFileName,
  smallerWidths,
} from "@brightwren/core/pictures/picture-address";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";

export type Drawing = {
  name: string;
  colour?: string;
  width?: number;
  height?: number;
  alt?: string;
  isDecorative?: boolean;
  credit?: string;
  /** Omits the row, as a failed upload would. */
  filesOnly?: boolean;
};

export type AddedPicture = { hash: string; file: string; address: string; files: string[] };

export async function addPicture(client: SupabaseClient, drawing: Drawing): Promise<AddedPicture> {
  const { name, colour = "#c8a07b", width = 1000, height = 750 } = drawing;
  const draw = (to: number) =>
    sharp({
      create: { width: to, height: Math.round((height * to) / width), channels: 3, background: colour },
    })
      // Makes the file's bytes unique.
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${name}</x:xmpmeta>`)
      .webp()
      .toBuffer();
  const largest = await draw(width);
  const hash = createHash("sha256").update(largest).digest("hex").slice(0, 32);
  const file = largestFileName({ width, height, colour }, "webp");
  const smaller = await Promise.all(
    smallerWidths(width, "webp").map(async (one) => [smallerFileName(one, "webp"), await draw(one)] as const),
  );
  const files = [...smaller, [file, largest] as const];
  const bucket = client.storage.from(pictureBucket);
  for (const [fileName, bytes] of files) {
    const { error } = await bucket.upload(`${hash}/${fileName}`, bytes, { contentType: "image/webp" });
    if (error) throw error;
  }
  if (!drawing.filesOnly) {
    const { alt = "", isDecorative = false, credit = "" } = drawing;
    const bytes = files.reduce((sum, [, content]) => sum + content.length, 0);
    await client
      .from("post_pictures")
      .insert({ hash, file, name, width, height, bytes, alt, credit, is_decorative: isDecorative })
      .throwOnError();
  }
  const { data } = bucket.getPublicUrl(`${hash}/${file}`);
  return { hash, file, address: data.publicUrl, files: files.map(([fileName]) => `${hash}/${fileName}`) };
}
