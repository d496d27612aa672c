import sharp from "sharp";

const photoSize = { width: 4032, height: 3024 };

/** Generates deterministic pseudo-random numbers from 0 to 1 (xorshift). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Greys = { values: Float32Array; width: number; height: number };

function addOctave(greys: Greys, next: () => number, dots: number, strength: number): void {
  const { values, width, height } = greys;
  const grid = Float32Array.from({ length: (dots + 2) * (dots + 2) }, () => (next() - 0.5) * strength);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y / height) * dots;
    const upper = Math.floor(row) * (dots + 2);
    for (let x = 0; x < width; x += 1, at += 1) {
      const column = (x / width) * dots;
      const corner = upper + Math.floor(column);
      const across = column % 1;
      const above = (grid[corner] ?? 0) * (1 - across) + (grid[corner + 1] ?? 0) * across;
      const below = (grid[corner + dots + 2] ?? 0) * (1 - across) + (grid[corner + dots + 3] ?? 0) * across;
      values[at] = (values[at] ?? 0) + above + (below - above) * (row % 1);
    }
  }
}

function texture(next: () => number): Promise<Buffer> {
  const [width, height] = [photoSize.width / 2, photoSize.height / 2];
  const greys = { values: new Float32Array(width * height).fill(128), width, height };
  for (let dots = 4, strength = 110; dots <= 1024; dots *= 2, strength *= 0.92)
    addOctave(greys, next, dots, strength);
  return sharp(Uint8ClampedArray.from(greys.values), { raw: { width, height, channels: 1 } })
    .resize(photoSize.width, photoSize.height, { fit: "fill" })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function grain(next: () => number): Promise<Buffer> {
  const side = 512;
  const dots = Uint8Array.from({ length: side * side }, () => 128 + (next() + next() - 1) * 26);
  return sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

function shapes(next: () => number): Buffer {
  const { width, height } = photoSize;
  const between = (from: number, to: number) => Math.round(from + next() * (to - from));
  const things = Array.from({ length: 400 }, (_, number) => {
    const colour = `hsl(${between(10, 60)} ${between(15, 60)}% ${between(15, 75)}%)`;
    const [x, y, size] = [between(0, width), between(0, height), Math.round(20 + 500 * next() ** 3)];
    return number % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour}"/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${between(10, 200)}" fill="${colour}" transform="rotate(${between(-40, 40)} ${x} ${y})"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#d9c3a0"/><stop offset="1" stop-color="#4a3a35"/></linearGradient>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb2e0"/><stop offset="1" stop-color="#f3e6cf"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#wall)"/>
      <rect x="400" y="300" width="1300" height="1100" fill="url(#sky)"/>
      <path d="M0 2300 L4032 2050 V3024 H0 Z" fill="#6b4a2f"/>${things.join("")}</svg>`,
  );
}

/** Returns a deterministic JPEG (12 megapixels, 6 MB, GPS in EXIF). `orientation` does not rotate the pixels. */
export async function examplePhoto(orientation = 1): Promise<Buffer> {
  const next = numbers(20_261_123);
  const room = shapes(next);
  return await sharp(room)
    .removeAlpha()
    .composite([
      { input: await texture(next), blend: "soft-light" },
      { input: await grain(next), blend: "overlay", tile: true },
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: "Example", Model: "Phone", Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "51/1 30/1 0/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "0/1 7/1 0/1",
      },
    })
    .toBuffer();
}
