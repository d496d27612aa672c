import { Notice } from "./notice.tsx";

/** Says that this post is open in other windows too. */
export function OpenElsewhere({ others }: { others: number }) {
  if (others === 0) return null;
  const where = others === 1 ? "another window" : `${others} other windows`;
  return (
    <Notice>
      {`This post is also open in ${where}. If both save, you will be shown both texts and asked which to keep.`}
    </Notice>
  );
}
