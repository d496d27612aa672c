import { keys } from "@brightwren/brand";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import type { PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import type { PictureDescription } from "@brightwren/core/pictures/library";
import { storePicture } from "@brightwren/core/pictures/store-picture";
import { withLock } from "../device/locks.ts";
import { openTable } from "../device/table.ts";
import type { DraftOwner } from "./draft-owner.ts";

/** A picture that stands in somebody's text and that no server has yet. */
export type WaitingPicture = {
  picture: PreparedPicture;
  description: PictureDescription;
  owner: DraftOwner;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
};

const table = openTable<WaitingPicture>(`${keys.prefix}-waiting-pictures`, "pictures");

/** Keeps a picture on this computer until it is stored; in this tab, where the browser refuses. */
export const keepPicture = (waiting: WaitingPicture): Promise<boolean> =>
  table.put(waiting.picture.hash, waiting);

/** Notes what a person says of a picture that waits; nothing happens when it does not. */
export const describeWaiting = (hash: string, said: Partial<PictureDescription>): Promise<void> =>
  table.update(hash, (waiting) => ({ ...waiting, description: { ...waiting.description, ...said } }));

/** Forgets a picture. */
export const forgetPicture = (hash: string): Promise<void> => table.delete(hash);

/** The picture of this hash, if it waits. */
export const waitingPicture = (hash: string): Promise<WaitingPicture | undefined> => table.get(hash);

const uploads = /\/([0-9a-f]{32})\/[0-9x]+-[0-9a-f]{6}\.(?:webp|jpg|png|gif)/g;

/** The hashes of the pictures that a text names. */
export const picturesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(uploads), ([, hash = ""]) => hash));

/** The same of a post. */
export const picturesOf = ({ content, featured_image_url }: PostFields): Set<string> =>
  picturesIn(`${content}\n${featured_image_url ?? ""}`);

/**
 * Stores the pictures of a text that wait on this computer, so that nobody is shown a text without them. Throws as
 * `storePicture`; what is stored by then is.
 */
export async function sendPictures(fields: PostFields, owner: DraftOwner): Promise<void> {
  for (const hash of picturesOf(fields)) await sendPicture(hash, owner);
}

/**
 * Stores one picture, if it waits for this person; one window at a time does. `onProgress` is called with how many of its
 * files are there. Throws as `storePicture`, and rejects with the signal's reason when that is aborted.
 */
export const sendPicture = (
  hash: string,
  { project, userId }: DraftOwner,
  options: Parameters<typeof storePicture>[2] = {},
): Promise<void> =>
  withLock(`${keys.prefix}-picture/${hash}`, {}, async () => {
    const waiting = await waitingPicture(hash);
    if (!waiting || waiting.owner.project !== project || waiting.owner.userId !== userId) return;
    await storePicture(waiting.picture, waiting.description, options);
    await forgetPicture(hash);
  });

/** Milliseconds: what was taken out of its text before it could be stored goes after 60 days. */
const longestWait = 60 * 24 * 60 * 60 * 1000;

/** Forgets pictures that have waited too long to be in anybody's text. */
export const forgetOldPictures = (now = Date.now()): Promise<void> =>
  table.deleteWhere(({ keptAt }) => keptAt < now - longestWait);
