import { randomBytes } from "node:crypto";
import sharp from "sharp";

const [width, height] = [4032, 3024];

const noise = (dots: number, strength: number) =>
  sharp(randomBytes(dots * dots), { raw: { width: dots, height: dots, channels: 1 } }).linear(
    strength / 255,
    128 - strength / 2,
  );

/** Draws noise of every scale, which compresses like the shapes and textures of a photo. */
async function texture(): Promise<Buffer> {
  const size = { width: width / 2, height: height / 2 };
  const layers = [4, 8, 16, 32, 64, 128, 256, 512, 1024].map(async (dots, scale) => {
    const enlarged = noise(dots, 125 * 0.86 ** scale).resize({ ...size, fit: "fill", kernel: "linear" });
    return { input: await enlarged.png({ compressionLevel: 0 }).toBuffer(), blend: "overlay" as const };
  });
  return sharp({ create: { ...size, channels: 3, background: "#a08060" } })
    .composite(await Promise.all(layers))
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Returns a JPEG like a phone's: 12 megapixels, 6 MB, with GPS in its EXIF data. */
export async function examplePhoto(): Promise<Buffer> {
  const enlarged = await sharp(await texture())
    .resize(width, height)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grain = await noise(512, 36).png().toBuffer();
  return sharp(enlarged)
    .composite([{ input: grain, blend: "overlay", tile: true }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: "Example", Model: "Phone", Orientation: "1" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "51/1 30/1 0/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "0/1 7/1 0/1",
      },
    })
    .toBuffer();
}
