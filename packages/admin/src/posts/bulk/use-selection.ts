import type { PostBrief, PostChoice } from "@brightwren/core/admin-posts/post";
import { useState } from "react";
import type { Selection } from "../../parts/list/select-rows.tsx";

export type PostSelection = Selection<PostBrief> & {
  posts: ReadonlyMap<string, PostBrief>;
  keep: (ids: ReadonlySet<string>) => void;
};

/** Returns the filter that the visible rows match: the previous one while `asked` loads (`areOfBefore`). */
export function useChoiceOfRows(asked: PostChoice, areOfBefore: boolean): PostChoice {
  const [choice, setChoice] = useState(asked);
  if (areOfBefore || JSON.stringify(choice) === JSON.stringify(asked)) return choice;
  setChoice(asked);
  return asked;
}

const brief = ({ id, title, status, updated_at }: PostBrief): PostBrief => ({
  id,
  title,
  status,
  updated_at,
});

/** A filter change clears the selection, so that hidden posts are never changed. `shown`: posts on the current page. */
export function useSelection(shown: readonly PostBrief[], choiceOfRows: PostChoice): PostSelection {
  const choice = JSON.stringify(choiceOfRows);
  const [state, setState] = useState({ choice, posts: new Map<string, PostBrief>() });
  const isNew = state.choice !== choice;
  const posts = isNew ? new Map<string, PostBrief>() : state.posts;
  const newer = shown.filter((post) => {
    const known = posts.get(post.id);
    return known && known.updated_at !== post.updated_at;
  });
  // The page now shows a newer version, so select that version.
  if (newer.length > 0) setState({ choice, posts: withPosts(posts, newer) });
  else if (isNew) setState({ choice, posts });

  return {
    posts,
    has: (id) => posts.has(id),
    set: (some, isSelected) => setState(({ posts: now }) => ({ choice, posts: set(now, some, isSelected) })),
    keep: (ids) =>
      setState(({ posts: now }) => ({ choice, posts: new Map([...now].filter(([id]) => ids.has(id))) })),
  };
}

const withPosts = (posts: ReadonlyMap<string, PostBrief>, more: readonly PostBrief[]) =>
  new Map([...posts, ...more.map((post) => [post.id, brief(post)] as const)]);

function set(posts: ReadonlyMap<string, PostBrief>, some: readonly PostBrief[], isSelected: boolean) {
  if (isSelected) return withPosts(posts, some);
  const ids = new Set(some.map(({ id }) => id));
  return new Map([...posts].filter(([id]) => !ids.has(id)));
}
