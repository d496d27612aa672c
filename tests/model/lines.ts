/** The history of one text: an editor and its local drafts, identified by the editor id. */
export type Line = {
  owner: string;
  /** Row versions shown to the user. */
  seen: Set<string>;
  /** Versions created by this line's own saves. */
  made: Set<string>;
  /** Server versions that the user has chosen since the last command. */
  taken: Set<string>;
  /** Lines whose text was restored into this one. */
  parents: Set<Line>;
  /** Lines from which this text came earlier. Their versions count as seen. */
  formerly: Set<Line>;
  /** Whether the user left without saving. If so, nothing more may be sent. */
  isLeft: boolean;
  /** Whether the text was discarded or restored elsewhere. If so, no draft of it may remain. */
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

/** Includes the row's id, because timestamps identify versions only within a row. */
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
