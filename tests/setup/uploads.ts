import { createHash } from "node:crypto";
import {
  largestFileName,
  pictureBucket,
  smallerFileName,
  smallerWidths,
} from "@brightwren/core/pictures/picture-address";
import sharp from "sharp";
import { journeyAddresses } from "./journey-addresses.ts";
import { serviceClient } from "./service-client.ts";

export async function uploadStripes(width: number, height: number): Promise<string> {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c8a07b"/><path d="M0 0h${width}v${height / 4}z"/></svg>`;
  const sized = (to: number) => sharp(Buffer.from(stripes)).resize(to).webp().toBuffer();
  const largest = await sized(width);
  const folder = createHash("sha256").update(largest).digest("hex").slice(0, 32);
  const name = largestFileName({ width, height, colour: "#c8a07b" }, "webp");
  const storage = serviceClient().storage.from(pictureBucket);
  const put = async (file: string, bytes: Buffer) => {
    const { error } = await storage.upload(`${folder}/${file}`, bytes, {
      contentType: "image/webp",
      upsert: true,
    });
    if (error) throw error;
  };
  await put(name, largest);
  for (const each of smallerWidths(width, "webp"))
    await put(smallerFileName(each, "webp"), await sized(each));
  return `${journeyAddresses.api}/storage/v1/object/public/${pictureBucket}/${folder}/${name}`;
}
