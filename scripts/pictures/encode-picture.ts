import sharp from "sharp";

/** No picture weighs more. Bytes. */
const limit = 60_000;

type Encoded = { format: "avif" | "webp"; width: number; data: Buffer };

/** Throws when even a poor one would weigh too much. */
export async function encodeAs(png: Buffer, width: number, format: Encoded["format"]): Promise<Encoded> {
  const resized = sharp(png).resize({ width });
  for (let quality = format === "avif" ? 62 : 82; quality >= 20; quality -= 6) {
    const data = await resized.clone()[format]({ quality, effort: 6 }).toBuffer();
    if (data.length <= limit) return { format, width, data };
  }
  throw new Error(`A picture ${width} px wide does not fit into ${limit} bytes.`);
}

/** A screenshot as AVIF and WebP in the widths given (px), each at most 60 kB. */
export async function encodePicture(png: Buffer, widths: readonly number[]): Promise<Encoded[]> {
  const jobs = widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => encodeAs(png, width, format)),
  );
  return Promise.all(jobs);
}
