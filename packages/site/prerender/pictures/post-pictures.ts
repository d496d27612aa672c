import { availableParallelism } from "node:os";
import {
  type KnownPictures,
  ownPictureFile,
  type PictureFacts,
} from "@brightwren/core/pictures/picture-facts";
import pMap from "p-map";
import { oncePerKey } from "../../once-per-key.ts";
import { encodePicture, measurePicture } from "./encode-picture.ts";
import type { OriginalPictures, PictureLosses } from "./original-pictures.ts";
import { cachedFile } from "./picture-cache.ts";

/** A page's known pictures, and the addresses of those that could not be read. */
export type PagePictures = { pictures?: KnownPictures; lostPictures?: string[] };

export type PostPictures = ReturnType<typeof openPostPictures>;

type PostPicturesOptions = {
  originals: OriginalPictures;
  /** Both return false if the file does not exist. */
  output: {
    keep: (file: string) => Promise<boolean>;
    take: (file: string, from: string) => Promise<boolean>;
  };
  cacheFolder: string;
  /** URL of the project's storage. External pictures are only measured. */
  storageUrl: string;
  losses: PictureLosses;
};

export function openPostPictures(options: PostPicturesOptions) {
  const { originals, output, cacheFolder, storageUrl, losses } = options;
  const placed = new Map<string, Promise<boolean>>();
  let encoded = 0;

  const isOurs = (address: string) => address.startsWith("/") || address.startsWith(storageUrl);

  const learnOnce = oncePerKey(async (address: string): Promise<PictureFacts | null> => {
    const bytes = await originals.read(address);
    if (!bytes) return null;
    try {
      if (!isOurs(address)) return await measurePicture(bytes);
      const { facts, isNew } = await encodePicture(bytes, cacheFolder);
      if (isNew) encoded += 1;
      if (!(await place(facts))) throw new Error("its files are gone from the cache");
      return facts;
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
      losses.set(address, `it could not be decoded: ${reason}`);
      return null;
    }
  });

  async function placeOnce({ stem, widths }: NonNullable<PictureFacts["own"]>): Promise<boolean> {
    const files = widths.flatMap((width) => [
      ownPictureFile(stem, width, "avif"),
      ownPictureFile(stem, width, "webp"),
    ]);
    const found = await Promise.all(
      files.map(async (path) => {
        const file = path.slice(1);
        return (await output.keep(file)) || output.take(file, cachedFile(cacheFolder, stem, path));
      }),
    );
    return found.every(Boolean);
  }

  function place({ own }: PictureFacts): Promise<boolean> {
    if (!own) return Promise.resolve(true);
    const placing = placed.get(own.stem) ?? placeOnce(own);
    placed.set(own.stem, placing);
    return placing;
  }

  /** Measures the pictures at these addresses (without fragments) and copies their encoded files into the output. */
  async function learn(asked: Iterable<string>) {
    const known: KnownPictures = {};
    const lost: string[] = [];
    const addresses = [...asked];
    const learnEach = async (address: string) => {
      const facts = await learnOnce(address);
      if (facts) known[address] = facts;
      else lost.push(address);
    };
    await originals.fetchAll(addresses);
    await pMap(addresses, learnEach, { concurrency: availableParallelism() });
    return { known, lost };
  }

  return {
    learn,
    /** Copies the files into the output. False if one is missing, or if an unreadable picture can now be read. */
    unchanged: async ({ pictures = {}, lostPictures = [] }: PagePictures) => {
      const { lost } = await learn(lostPictures);
      const there = await Promise.all(Object.values(pictures).map(place));
      return lost.length === lostPictures.length && there.every(Boolean);
    },
    encoded: () => encoded,
  };
}
