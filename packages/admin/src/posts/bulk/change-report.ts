import type { ChangeOutcome } from "@brightwren/core/admin-posts/change-posts";
import type { PostBrief } from "@brightwren/core/admin-posts/post";
import { formatCount } from "../../parts/format.ts";

/** `in-hand` (being edited on this computer) and `unfinished` (not ready to publish) posts are not sent. */
export type Ending = ChangeOutcome | { id: string; outcome: "in-hand" | "unfinished" };

const isLeft = ({ outcome }: Ending): boolean => outcome !== "changed" && outcome !== "unchanged";

export const leftOver = (endings: readonly Ending[]): Set<string> =>
  new Set(endings.filter((one) => isLeft(one) && one.outcome !== "gone").map(({ id }) => id));

/** `done`: e.g. 'archived'. */
export function describeEndings(
  endings: readonly Ending[],
  posts: ReadonlyMap<string, Pick<PostBrief, "title">>,
  done: string,
): { title: string; description: string; variant: "default" | "destructive" } {
  const changed = endings.filter(({ outcome }) => outcome === "changed").length;
  const same = endings.filter(({ outcome }) => outcome === "unchanged").length;
  const reasons = new Map<string, Ending[]>();
  for (const ending of endings.filter(isLeft)) {
    const reason = reasonOf(ending);
    reasons.set(reason, [...(reasons.get(reason) ?? []), ending]);
  }
  const sentences = [...reasons].map(([reason, those]) => {
    const names = those.slice(0, 3).map(({ id }) => `“${posts.get(id)?.title ?? "A post"}”`);
    const others = those.length - names.length;
    const all = others > 0 ? [...names, `${others} more`] : names;
    return `${listed.format(all)}: ${reason}.`;
  });
  if (same > 0) sentences.unshift(`${formatCount(same, "post", "posts")} didn’t need changing.`);
  return {
    title:
      changed > 0 || reasons.size === 0
        ? `${formatCount(changed, "post", "posts")} ${done}`
        : "Nothing changed",
    description: sentences.join(" "),
    variant: reasons.size > 0 ? "destructive" : "default",
  };
}

const listed = new Intl.ListFormat("en-GB");

const refusals: Record<string, string> = {
  pending_version: "it has unpublished changes; open it, and publish or discard them first",
  too_many_tags: "it would have more than ten tags",
  blog_posts_category_id_fkey: "the category was deleted",
};

function reasonOf(ending: Ending): string {
  switch (ending.outcome) {
    case "in-hand":
      return "it has unsaved text on this computer, or is open in an editor";
    case "unfinished":
      return "something in its text needs fixing first; open it and press Publish to see what";
    case "conflict":
      return "it has changed since this list was loaded; check it and try again";
    case "gone":
      return "it has since been deleted";
    case "refused":
      return refusals[ending.reason] ?? "the database refused it";
    default:
      return "";
  }
}
