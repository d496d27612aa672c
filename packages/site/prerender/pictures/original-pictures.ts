import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import pMap from "p-map";
import { download } from "./download.ts";
import { openTimeBudget } from "./time-budget.ts";

export type OriginalPictures = {
  /** Fetches those that lie elsewhere, many at a time, so that `read` has them. */
  fetchAll: (addresses: Iterable<string>) => Promise<void>;
  /**
   * The bytes of a post's picture: of the site's own from its public folder, of any other from where it is. Null for one
   * that cannot be read; the page then shows it as a browser does.
   */
  read: (address: string) => Promise<Buffer | null>;
};

/** Why pictures could not be read, by their addresses without what stands behind `#`. */
export type PictureLosses = Map<string, string>;

/** Bytes and milliseconds. */
const limits = {
  /** More is no picture for a page. */
  bytes: 40 * 1024 * 1024,
  /** For a picture from the project's own backend. */
  own: 20_000,
  /** For a picture from another host, headers and body together. */
  foreign: 5_000,
  /** For all pictures from other hosts together. */
  allForeign: 30_000,
};

/** Pictures that are fetched at the same time; most of the time is spent waiting. */
const fetchedTogether = 24;

const day = 24 * 60 * 60 * 1000;

type OriginalsOptions = {
  /** What was fetched once is kept here by its address: uploads never change. */
  cacheFolder: string;
  publicFolder: string;
  /** Of the project's backend, which may be on this computer or in a private network. */
  ownOrigin: string;
  losses: PictureLosses;
  limits?: Partial<typeof limits>;
};

/**
 * The posts' pictures as they were uploaded, for one build. A host that does not answer in time is not asked again, and a
 * picture of another host that could not be fetched is not asked for again within a day.
 */
export function openOriginals(options: OriginalsOptions): OriginalPictures {
  const { publicFolder, losses } = options;
  const fetchPicture = openFetching(options);
  const fetching = new Map<string, Promise<string>>();
  const fetchOnce = (address: string): Promise<string> => {
    const file = fetching.get(address) ?? fetchPicture(address);
    fetching.set(address, file);
    return file;
  };
  return {
    async fetchAll(addresses) {
      const foreign = new Set(Array.from(addresses, bareAddress).filter(isElsewhere));
      await pMap(foreign, (address) => fetchOnce(address).catch(() => undefined), {
        concurrency: fetchedTogether,
      });
    },
    async read(full) {
      const address = bareAddress(full);
      if (!isWebImage(address)) return null;
      try {
        return await readFile(
          isElsewhere(address) ? await fetchOnce(address) : publicFile(publicFolder, address),
        );
      } catch (error) {
        // The link check names the site's own that are missing.
        const { message, code } = error as NodeJS.ErrnoException;
        if (code !== "ENOENT") losses.set(address, message || (code ?? "it could not be read"));
        return null;
      }
    },
  };
}

const isElsewhere = (address: string) => !address.startsWith("/") && isWebImage(address);

function publicFile(publicFolder: string, address: string): string {
  const { pathname } = new URL(address, "http://site");
  const file = normalize(join(publicFolder, decodeURIComponent(pathname)));
  if (!file.startsWith(normalize(publicFolder))) throw new Error("it is outside the site");
  return file;
}

/** It was not asked for, so the next build does. */
class NotAskedError extends Error {}

/** Returns a function that gives the file of a fetched picture, and rejects with the reason where there is none. */
function openFetching({ cacheFolder, ownOrigin, limits: given }: OriginalsOptions) {
  const { bytes, own, foreign, allForeign } = { ...limits, ...given };
  const budget = openTimeBudget(allForeign);
  const silentHosts = new Set<string>();

  async function fetchInto(file: string, address: string, milliseconds: number): Promise<void> {
    const signal = AbortSignal.timeout(Math.max(0, Math.floor(milliseconds)));
    let { host } = new URL(address);
    const onRequest = (url: URL) => {
      ({ host } = url);
      if (silentHosts.has(host)) throw new Error(`${host} did not answer before`);
    };
    try {
      await download(address, { file, mostBytes: bytes, signal, ownOrigin, onRequest });
    } catch (error) {
      if (!signal.aborted) throw error;
      silentHosts.add(host);
      throw new Error(`${host} did not answer within ${Math.round(milliseconds / 1000)} s`, { cause: error });
    }
  }

  async function fetchForeign(draft: string, address: string): Promise<void> {
    const left = budget.left();
    try {
      if (left > 0) return await budget.spend(() => fetchInto(draft, address, Math.min(foreign, left)));
    } catch (error) {
      if (budget.left() > 0) throw error;
    }
    throw new NotAskedError(`the ${allForeign / 1000} s for all pictures of other sites were over`);
  }

  return async (address: string): Promise<string> => {
    const file = join(cacheFolder, createHash("sha256").update(address).digest("hex"));
    const failure = `${file}.failed`;
    if (await isThere(file)) return file;
    const isOwn = new URL(address).origin === ownOrigin;
    if (!isOwn && (await isThere(failure, day))) throw new Error(await readFile(failure, "utf8"));
    await mkdir(cacheFolder, { recursive: true });
    // A build that is killed meanwhile leaves nothing half-written under the name.
    const draft = `${file}.${crypto.randomUUID()}`;
    try {
      await (isOwn ? fetchInto(draft, address, own) : fetchForeign(draft, address));
      await rename(draft, file);
      return file;
    } catch (error) {
      await rm(draft, { force: true });
      const { message, code = "" } = error as NodeJS.ErrnoException;
      // What this computer could not store says nothing of the picture.
      const isLocal = ["ENOSPC", "EDQUOT", "EROFS", "EACCES"].includes(code);
      if (!isOwn && !isLocal && !(error instanceof NotAskedError))
        await writeFile(failure, message || code).catch(() => {});
      throw error;
    }
  };
}

/** Whether there is such a file, and where `age` is given, one younger than that. */
async function isThere(file: string, age = Infinity): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < age;
}
