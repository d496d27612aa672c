/** The history of one text: an editor and its local drafts, identified by the editor id. */
export type Line = {
  owner: string;
  /** Row versions that the user has been shown. */
  seen: Set<string>;
  /** Versions created by this line's own saves. */
  made: Set<string>;
  /** Server versions that the user has chosen since the last command. */
  taken: Set<string>;
  /** Lines whose text was restored into this one. */
  parents: Set<Line>;
  /** Lines that this one's text came from earlier. It counts their versions as known. */
  formerly: Set<Line>;
  /** The user left without saving, so nothing may be sent any more. */
  isLeft: boolean;
  /** The text was discarded or restored elsewhere, so none of it may remain here. */
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

export const hasMade = (line: Line, version: string): boolean =>
  line.made.has(version) || [...line.parents].some((parent) => hasMade(parent, version));

export const knows = (line: Line, version: string): boolean =>
  line.seen.has(version) ||
  line.made.has(version) ||
  [...line.parents, ...line.formerly].some((parent) => knows(parent, version));

/** Timestamps identify versions only within a row. */
export const versionName = (table: "post" | "pending", id: string, updatedAt: string): string =>
  `${table} ${id} ${updatedAt}`;

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
