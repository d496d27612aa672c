import { expect, it } from "vitest";
import { exampleSite } from "../../testing/example-site.ts";
import { featuredImage } from "./page-facts.ts";

it.each([
  ["/pictures/a b.webp", "https://brightwren.example/pictures/a%20b.webp"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  [null, undefined],
  ["", undefined],
  ["http://", undefined],
  ["javascript:alert(1)", undefined],
])("turns the post image %j into the address %j", (featured_image_url, address) => {
  expect(featuredImage({ featured_image_url }, exampleSite)).toBe(address);
});
