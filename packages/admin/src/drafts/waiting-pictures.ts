import { keys } from "@brightwren/brand";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import type { PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import type { PictureDescription } from "@brightwren/core/pictures/library";
import { storePicture } from "@brightwren/core/pictures/store-picture";
import { withLock } from "../device/locks.ts";
import { openTable } from "../device/table.ts";
import type { DraftOwner } from "./draft-owner.ts";

/** A picture in local text that has not been uploaded yet. */
type WaitingPicture = {
  picture: PreparedPicture;
  description: PictureDescription;
  owner: DraftOwner;
  keptAt: number;
};

const table = openTable<WaitingPicture>(`${keys.prefix}-waiting-pictures`, "pictures");

/** Stores a picture on this computer, or in memory if IndexedDB is unavailable, until it is uploaded. */
export const storeWaitingPicture = (waiting: WaitingPicture): Promise<boolean> =>
  table.put(waiting.picture.hash, waiting);

export const describeWaiting = (hash: string, said: Partial<PictureDescription>): Promise<void> =>
  table.update(hash, (waiting) => ({ ...waiting, description: { ...waiting.description, ...said } }));

export const waitingPicture = (hash: string): Promise<WaitingPicture | undefined> => table.get(hash);

const uploads = /\/([0-9a-f]{32})\/[0-9x]+-[0-9a-f]{6}\.(?:webp|jpg|png|gif)/g;

export const picturesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(uploads), ([, hash = ""]) => hash));

export const picturesOf = ({ content, featured_image_url }: PostFields): Set<string> =>
  picturesIn(`${content}\n${featured_image_url ?? ""}`);

/** Uploads a post's pictures before readers can see it. Same errors as `storePicture`; completed uploads are kept. */
export async function sendPictures(fields: PostFields, owner: DraftOwner): Promise<void> {
  for (const hash of picturesOf(fields)) await sendPicture(hash, owner);
}

/**
 * Uploads in one window at a time. `onProgress` receives the number of uploaded files. Same errors as `storePicture`.
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
    await table.delete(hash);
  });

/** Milliseconds. A picture that was removed from its post before upload is deleted after 60 days. */
const longestWait = 60 * 24 * 60 * 60 * 1000;

export const deleteOldPictures = (now = Date.now()): Promise<void> =>
  table.deleteWhere(({ keptAt }) => keptAt < now - longestWait);
