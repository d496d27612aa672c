import { randomBytes } from "node:crypto";
import { testFolder } from "@brightwren/core/testing/test-folder";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { encodePicture } from "./encode-picture.ts";
import { previewStyle } from "./picture-cache.ts";

let cache: string;
beforeEach(async () => {
  cache = await testFolder();
});

async function pageWith(bytes: Buffer): Promise<string> {
  const { facts } = await encodePicture(bytes, cache);
  const other = `<img loading="lazy" src="/pictures/posts/0123456789abcdef0123-1200.webp" alt="">`;
  return `<p>Words</p>${other}<img class="image" fetchPriority="high" src="${facts.own?.stem}-480.webp" alt="">`;
}

test.each([
  { width: 400, height: 100, shown: { width: 384, height: 96 } },
  { width: 100, height: 1000, shown: { width: 77, height: 768 } },
])("embeds a preview of a few kilobytes of the high-priority picture: %j", async ({ shown, ...size }) => {
  // Noise is the hardest to compress.
  const raw = { ...size, channels: 3 } as const;
  const page = await pageWith(
    await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .blur(1)
      .png()
      .toBuffer(),
  );
  const style = await previewStyle(page, cache);
  const [, stem, data = ""] =
    /^img\[src\^="(.*)-"\]\{background:url\(data:image\/avif;base64,(.*)\) 50%\/cover\}$/.exec(style) ?? [];
  expect(page).toContain(`src="${stem}-480.webp"`);
  const preview = Buffer.from(data, "base64");
  expect(preview.length).toBeLessThan(5000);
  expect(await sharp(preview).metadata()).toMatchObject({ format: "heif", ...shown });
});

test("does not embed a preview when the picture is transparent, lazy or external", async () => {
  const glass = await sharp({ create: { width: 40, height: 20, channels: 4, background: "#c0804080" } })
    .png()
    .toBuffer();
  expect(await previewStyle(await pageWith(glass), cache)).toBe("");
  expect(await previewStyle(`<img loading="lazy" src="/pictures/posts/0123-480.webp">`, cache)).toBe("");
  expect(await previewStyle(`<img fetchPriority="high" src="https://example.org/a.png">`, cache)).toBe("");
  expect(await previewStyle(`<img fetchPriority="high" src="/pictures/posts/0123-480.webp">`, cache)).toBe(
    "",
  );
});
