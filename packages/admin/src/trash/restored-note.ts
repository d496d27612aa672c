import type { RestoredPost } from "@brightwren/core/trash/post-trash";
import { paths } from "@brightwren/core/paths";
import { formatCount } from "../parts/format.ts";

const lost = (restored: readonly RestoredPost[], name: RestoredPost["changed"][number]) =>
  restored.filter(({ changed }) => changed.includes(name)).length;

export function restoredNote(restored: readonly RestoredPost[]): { title: string; description: string } {
  const [first] = restored;
  if (!first) return { title: "Nothing to restore", description: "It’s no longer in the trash." };
  const [addresses, categories] = [lost(restored, "slug"), lost(restored, "category_id")];
  const isOne = restored.length === 1;
  const sentences = [
    isOne ? "The post is back." : `${formatCount(restored.length, "post", "posts")} are back.`,
    isOne ? "Visitors can’t see it." : "Visitors can’t see them.",
    ...(addresses === 0
      ? []
      : isOne
        ? [`Its old address was taken, so it’s now at ${paths.article(first.slug)}.`]
        : [`${addresses} of them have a new address because theirs was taken.`]),
    ...(categories === 0
      ? []
      : isOne
        ? ["Its category was deleted. Please choose another one."]
        : [`${categories} of them have no category because theirs was deleted.`]),
  ];
  return { title: "Restored", description: sentences.join(" ") };
}
