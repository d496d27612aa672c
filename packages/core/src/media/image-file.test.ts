import { expect, test } from "vitest";
import { imageFault, imageSizeLimit, randomImageName } from "./image-file.ts";

test.each([
  [{ type: "image/jpeg", size: 1 }, null],
  [{ type: "image/webp", size: imageSizeLimit }, null],
  [
    { type: "image/webp", size: imageSizeLimit + 1 },
    "This picture is larger than 5 MB. Please make it smaller first.",
  ],
  [{ type: "image/png", size: 0 }, "This file is empty."],
  [{ type: "image/svg+xml", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "text/html", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "toString", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
])("%o", (file, fault) => {
  expect(imageFault(file)).toBe(fault);
});

test("names are random and end as their type", () => {
  expect(randomImageName("image/jpeg")).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  expect(randomImageName("image/png")).not.toBe(randomImageName("image/png"));
});
