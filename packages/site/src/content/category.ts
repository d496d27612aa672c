import { titled } from "@brightwren/brand/derived";
import type { Category } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";

export const categoryLede =
  "Plain advice with examples, for owners who read it between two customers. Newest first.";

export const categoryHead = ({ name, slug }: Category, isEmpty: boolean) => ({
  title: titled(`Articles on ${name}`),
  description: `Every article of our blog on ${name}: plain advice for UK businesses, with examples, newest first.`,
  ...(isEmpty ? {} : { canonicalPath: paths.category(slug) }),
});
