import { brand } from "../../src/content/brand.ts";
import type { SitePage } from "../site-model.ts";

const suffix = ` | ${brand.name}`;

/** What a page is called where the brand stands beside it anyway: its title without the brand, a post's own title. */
export function pageName({ title, post }: SitePage): string {
  if (post) return post.title;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
