import { PictureRejectedError, type PreparedPicture } from "@brightwren/core/pictures/prepared-picture";
import type { PictureDescription } from "@brightwren/core/pictures/library";
import { describePicture } from "@brightwren/core/pictures/write-library";
import { addressOf } from "@brightwren/core/pictures/store-picture";
import { type DraftOwner, useDraftOwner } from "../drafts/draft-owner.ts";
import { isUnreachable } from "../drafts/save-error.ts";
import {
  describeWaiting,
  storeWaitingPicture,
  sendPicture,
  waitingPicture,
} from "../drafts/waiting-pictures.ts";
import type { WithSession } from "../session/with-session.ts";
import { newUploadId } from "./upload-marks.ts";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { notify } from "@brightwren/ui/notify";
import { createStore } from "@brightwren/ui/store";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useReauthentication } from "../session/reauthentication.tsx";
import { loadWorkerAhead, preparePicture } from "./prepare/prepare-picture.ts";

export type PictureStage =
  | { name: "preparing" }
  | { name: "uploading"; stored: number; of: number }
  | { name: "waiting" }
  | { name: "stored" }
  | { name: "failed"; message: string };

export type IncomingPicture = {
  id: string;
  name: string;
  stage: PictureStage;
  address?: string;
  thumbnail?: string;
  notice?: string;
};

/** Callbacks for the editor that receives a picture. Each runs at most once per picture. */
type PicturePlaces = {
  arrived?: (id: string, address: string) => void;
  /** The upload failed or was cancelled. */
  gone?: (id: string) => void;
  removed?: (address: string) => void;
};

type Surroundings = { owner: DraftOwner; withSession: WithSession; places: PicturePlaces };

const unexpected = "It couldn’t be uploaded just now.";

/**
 * Prepares, stores and uploads pictures for a post, one at a time. A locally stored picture appears in the text
 * immediately and is uploaded when the network is back; see `sendPictures`.
 */
export class IncomingPictures {
  readonly #with: Surroundings;
  readonly #items = createStore<readonly IncomingPicture[]>([]);
  readonly subscribe = this.#items.subscribe;
  readonly getSnapshot = this.#items.get;
  readonly #prepared = new Map<string, PreparedPicture>();
  readonly #aborts = new Map<string, AbortController>();
  #queue: Promise<void> = Promise.resolve();

  constructor(surroundings: Surroundings) {
    this.#with = surroundings;
  }

  /** Returns the placeholders' ids. Call `take` once the placeholders are in the text. */
  announce(files: readonly File[]): { ids: string[]; take: () => void } {
    const items = files.map((file) => ({ file, id: newUploadId() }));
    return {
      ids: items.map(({ id }) => id),
      take: () => {
        const incoming = items.map(({ file, id }): IncomingPicture => {
          this.#aborts.set(id, new AbortController());
          return { id, name: file.name, stage: { name: "preparing" }, thumbnail: URL.createObjectURL(file) };
        });
        this.#items.set([...this.getSnapshot(), ...incoming]);
        for (const { file, id } of items) this.#enqueue(() => this.#take(id, file));
      },
    };
  }

  cancel(id: string): void {
    const item = this.getSnapshot().find((one) => one.id === id);
    if (!item) return;
    this.#aborts.get(id)?.abort();
    // The local copy is not deleted yet, because another post may need the same picture.
    if (item.address) this.#with.places.removed?.(item.address);
    else this.#with.places.gone?.(id);
    this.dismiss(id);
  }

  /** Writes the description to the library; the text contains a separate copy. */
  describe(id: string, said: Pick<PictureDescription, "alt" | "is_decorative">): void {
    const picture = this.#prepared.get(id);
    if (!picture || (said.alt.trim() === "" && !said.is_decorative)) return;
    this.#enqueue(async () => {
      if (await waitingPicture(picture.hash)) await describeWaiting(picture.hash, said);
      else await this.#with.withSession(() => describePicture(picture.hash, said));
    });
  }

  retry(id: string): void {
    const picture = this.#prepared.get(id);
    if (picture) this.#enqueue(() => this.#store(id, picture));
  }

  retryWaiting(): void {
    for (const { id, stage } of this.getSnapshot()) if (stage.name === "waiting") this.retry(id);
  }

  dismiss(id: string): void {
    this.#release(id);
    this.#prepared.delete(id);
    this.#aborts.delete(id);
    this.#items.set(this.getSnapshot().filter((one) => one.id !== id));
  }

  #release(id: string): void {
    const { thumbnail } = this.getSnapshot().find((one) => one.id === id) ?? {};
    if (thumbnail) URL.revokeObjectURL(thumbnail);
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(work)
      .catch((error: unknown) => console.warn("A picture on its way:", error));
  }

  async #take(id: string, file: File): Promise<void> {
    const signal = this.#aborts.get(id)?.signal;
    if (!signal || signal.aborted) return;
    try {
      const picture = await preparePicture(file, { signal });
      if (signal.aborted) return;
      this.#prepared.set(id, picture);
      // Large enough to describe the picture.
      const { blob } = picture.files[1] ?? picture.files[0] ?? {};
      if (blob) this.#release(id);
      this.#change(id, {
        ...(blob && { thumbnail: URL.createObjectURL(blob) }),
        ...(picture.notice && { notice: picture.notice }),
      });
      await this.#keep(id, picture);
      await this.#store(id, picture);
    } catch (error) {
      if (signal.aborted) return;
      const isRefusal = error instanceof PictureRejectedError;
      if (!isRefusal) console.warn("A picture was not taken in:", error);
      this.#with.places.gone?.(id);
      const description = `“${file.name}”: ${isRefusal ? error.message : unexpected}`;
      notify({ title: "Not added", description, variant: "destructive" });
      this.dismiss(id);
    }
  }

  async #keep(id: string, picture: PreparedPicture): Promise<void> {
    const description = { alt: "", is_decorative: false, credit: "" };
    await storeWaitingPicture({ picture, description, owner: this.#with.owner, keptAt: Date.now() });
    const address = await addressOf(picture);
    if (this.#aborts.get(id)?.signal.aborted) return;
    this.#change(id, { address });
    this.#with.places.arrived?.(id, address);
  }

  async #store(id: string, { hash, files }: PreparedPicture): Promise<void> {
    const signal = this.#aborts.get(id)?.signal;
    if (!signal || signal.aborted) return;
    const onProgress = (stored: number) =>
      this.#change(id, { stage: { name: "uploading", stored, of: files.length } });
    onProgress(0);
    try {
      await this.#with.withSession(() => sendPicture(hash, this.#with.owner, { signal, onProgress }));
      this.#change(id, { stage: { name: "stored" } });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnreachable(error)) return this.#change(id, { stage: { name: "waiting" } });
      console.warn("A picture was not stored:", error);
      const message = error instanceof PictureRejectedError ? error.message : unexpected;
      this.#change(id, { stage: { name: "failed", message } });
    }
  }

  #change(id: string, changes: Partial<IncomingPicture>): void {
    this.#items.set(this.getSnapshot().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }
}

/** Uses the `places` from the first render. Throws while signed out. */
export function useIncomingPictures(places: PicturePlaces = {}) {
  const { withSession } = useReauthentication();
  const owner = useDraftOwner();
  const [pictures] = useState(() => {
    if (!owner) throw new Error("A picture wants somebody signed in.");
    return new IncomingPictures({ owner, withSession, places });
  });
  useEffect(() => void loadWorkerAhead(), []);
  useEffect(
    () =>
      backendConnectivity.watch(() => {
        if (backendConnectivity.isReachable()) pictures.retryWaiting();
      }),
    [pictures],
  );
  return { pictures, items: useSyncExternalStore(pictures.subscribe, pictures.getSnapshot) };
}
