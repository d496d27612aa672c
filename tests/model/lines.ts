/**
 * One chain of editors and drafts that have each other's text: an editor, and what it left on the computer. Kept under the
 * id of the editor.
 */
export type Line = {
  owner: string;
  /** Versions of rows that the person was shown. */
  seen: Set<string>;
  /** Versions that this line's own saves made. */
  made: Set<string>;
  /** Versions of somebody else's that the person chose to go on with, and has asked for nothing since. */
  taken: Set<string>;
  /** Whose text was restored into this one. */
  parents: Set<Line>;
  /** Whose text it had before: it knows what they knew. */
  formerly: Set<Line>;
  /** Left without saving: nothing of it may be sent from then on. */
  isLeft: boolean;
  /** Discarded, or restored elsewhere: nor may anything of this be here any more. */
  isOver: boolean;
};

export const newLine = (owner: string): Line => ({
  owner,
  seen: new Set(),
  made: new Set(),
  taken: new Set(),
  parents: new Set(),
  formerly: new Set(),
  isLeft: false,
  isOver: false,
});

/** Whether a version was made by a line, or by one that it goes on from. */
export const hasMade = (line: Line, version: string): boolean =>
  line.made.has(version) || [...line.parents].some((parent) => hasMade(parent, version));

/** Whether a line knows a version: it was shown, or it is its own. */
export const knows = (line: Line, version: string): boolean =>
  line.seen.has(version) ||
  line.made.has(version) ||
  [...line.parents, ...line.formerly].some((parent) => knows(parent, version));

/** Versions are told apart by their time only within a row. */
export const versionName = (table: "post" | "pending", id: string, updatedAt: string): string =>
  `${table} ${id} ${updatedAt}`;

/** What names the version that a row of a table is. */
export function versionOf(table: string, row: Record<string, unknown> | null): string | undefined {
  if (!row) return undefined;
  const isPost = table === "blog_posts";
  return versionName(
    isPost ? "post" : "pending",
    String(row[isPost ? "id" : "post_id"]),
    String(row["updated_at"]),
  );
}

export type WindowName = "left" | "right";

export const categories = {
  kept: "00000000-0000-4000-8000-0000000000c1",
  shortLived: "00000000-0000-4000-8000-0000000000c2",
} as const;
