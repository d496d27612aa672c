import type { ChangeOutcome } from "@brightwren/core/admin-posts/change-posts";
import type { PostBrief } from "@brightwren/core/admin-posts/post";
import { formatCount } from "../../parts/format.ts";

/**
 * What became of a post that was to be changed with others. Not asked for was `in-hand`: somebody writes it here; and
 * `unfinished`: it was to be published, and something in its text stops that.
 */
export type Ending = ChangeOutcome | { id: string; outcome: "in-hand" | "unfinished" };

const isLeft = ({ outcome }: Ending): boolean => outcome !== "changed" && outcome !== "unchanged";

/** The posts that are as they were although they were to be changed, and that are still there. */
export const leftOver = (endings: readonly Ending[]): Set<string> =>
  new Set(endings.filter((one) => isLeft(one) && one.outcome !== "gone").map(({ id }) => id));

/**
 * What to say of a change of many: how many were changed (`done`, e.g. 'archived'), and by name what was not, and why.
 */
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
  if (same > 0) sentences.unshift(`${formatCount(same, "post was", "posts were")} so already.`);
  return {
    title:
      changed > 0 || reasons.size === 0 ? `${formatCount(changed, "post", "posts")} ${done}` : "Not done",
    description: sentences.join(" "),
    variant: reasons.size > 0 ? "destructive" : "default",
  };
}

const listed = new Intl.ListFormat("en-GB");

/** Of the rules of the database those that a person can do something about. */
const refusals: Record<string, string> = {
  pending_version: "a pending version waits beside it; open it, and apply or discard that first",
  too_many_tags: "it would have more than ten tags",
  blog_posts_category_id_fkey: "the category was deleted",
};

function reasonOf(ending: Ending): string {
  switch (ending.outcome) {
    case "in-hand":
      return "text of it on this computer is not stored yet, or it is open in an editor";
    case "unfinished":
      return "something in its text stops that; open it and press Publish to see what";
    case "conflict":
      return "it was changed since this list was read; look at it and try again";
    case "gone":
      return "it was deleted in the meantime";
    case "refused":
      return refusals[ending.reason] ?? "the database refused it";
    default:
      return "";
  }
}
