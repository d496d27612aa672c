import type { SaveTrouble } from "../saving/save-trouble.ts";
import type { SaveIntent } from "../saving/save-queue.ts";
import type { RivalVersions, StoredVersions } from "../saving/save-result.ts";

/** What the screen shows of an editor. Everything but the text itself, which the form has. */
export type EditorSnapshot = StoredVersions & {
  /** Whether the form holds what the server does not. */
  isDirty: boolean;
  /** What is being saved just now. */
  saving: SaveIntent | null;
  /** When this editor last saved, in milliseconds since 1970. */
  savedAt: number | null;
  trouble: SaveTrouble | null;
  /** What the server has instead of what this editor started from, and what the person wanted to do. */
  conflict: (RivalVersions & { intent: SaveIntent }) | null;
  /** The browser keeps nothing: full, or private. */
  cannotKeep: boolean;
  /** The text is kept here, and stored by itself as soon as the network is back: with or without this editor. */
  isQueued: boolean;
};
