import type { RestoredPost } from "@brightwren/core/trash/post-trash";
import { paths } from "@brightwren/core/paths";
import { formatCount } from "../parts/format.ts";

const lost = (restored: readonly RestoredPost[], name: RestoredPost["changed"][number]) =>
  restored.filter(({ changed }) => changed.includes(name)).length;

/** What is said of posts that came back from the trash, and of what could not come back as it was. */
export function restoredNote(restored: readonly RestoredPost[]): { title: string; description: string } {
  const [first] = restored;
  if (!first) return { title: "Nothing to restore", description: "It is not in the trash any more." };
  const [addresses, categories] = [lost(restored, "slug"), lost(restored, "category_id")];
  const isOne = restored.length === 1;
  const sentences = [
    isOne ? "The post is back." : `${formatCount(restored.length, "post", "posts")} are back.`,
    isOne ? "Visitors do not see it." : "Visitors do not see them.",
    ...(addresses === 0
      ? []
      : isOne
        ? [`Another post has its address by now: it is at ${paths.article(first.slug)}.`]
        : [`${addresses} of them at another address, because theirs was taken.`]),
    ...(categories === 0
      ? []
      : isOne
        ? ["Its category was deleted: please choose another one."]
        : [`${categories} of them without a category, because theirs was deleted.`]),
  ];
  return { title: "Restored", description: sentences.join(" ") };
}
