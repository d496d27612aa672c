import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import pMap from "p-map";
import { oncePerKey } from "../../once-per-key.ts";
import { download } from "./download.ts";

export type OriginalPictures = ReturnType<typeof openOriginals>;

export type PictureLosses = Map<string, string>;

/** Bytes and milliseconds. */
const limits = {
  bytes: 40 * 1024 * 1024,
  own: 20_000,
  /** For the headers and body of each external picture. */
  foreign: 5_000,
  allForeign: 30_000,
};

/** Concurrent downloads, which spend most of their time waiting. */
const fetchedTogether = 24;

const day = 24 * 60 * 60 * 1000;

type OriginalsOptions = {
  cacheFolder: string;
  publicFolder: string;
  ownOrigin: string;
  losses: PictureLosses;
  limits?: Partial<typeof limits>;
};

/** After a timeout, skips the host for the rest of the build. Retries failures of other hosts after one day. */
export function openOriginals(options: OriginalsOptions) {
  const { publicFolder, losses } = options;
  const fetchOnce = oncePerKey(openFetching(options));
  return {
    /** Fetches external pictures concurrently into the cache that `read` uses. */
    fetchAll: async (addresses: Iterable<string>): Promise<void> => {
      const foreign = new Set(Array.from(addresses, bareAddress).filter(isElsewhere));
      await pMap(foreign, (address) => fetchOnce(address).catch(() => undefined), {
        concurrency: fetchedTogether,
      });
    },
    /** The bytes of a post's picture, or null if unreadable; the page then contains its original address. */
    read: async (full: string): Promise<Buffer | null> => {
      const address = bareAddress(full);
      if (!isWebImage(address)) return null;
      try {
        return await readFile(
          isElsewhere(address) ? await fetchOnce(address) : publicFile(publicFolder, address),
        );
      } catch (error) {
        // The link check reports the site's own missing files.
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

/** The time budget was spent before the request, so the failure is not cached. */
class BudgetSpentError extends Error {}

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
    throw new BudgetSpentError(`the ${allForeign / 1000} s for all pictures of other sites were over`);
  }

  return async (address: string): Promise<string> => {
    const file = join(cacheFolder, createHash("sha256").update(address).digest("hex"));
    const failure = `${file}.failed`;
    if (await fileExists(file)) return file;
    const isOwn = new URL(address).origin === ownOrigin;
    if (!isOwn && (await fileExists(failure, day))) throw new Error(await readFile(failure, "utf8"));
    await mkdir(cacheFolder, { recursive: true });
    // Write and rename, so that a killed build leaves no partial file under the final name.
    const draft = `${file}.${crypto.randomUUID()}`;
    try {
      await (isOwn ? fetchInto(draft, address, own) : fetchForeign(draft, address));
      await rename(draft, file);
      return file;
    } catch (error) {
      await rm(draft, { force: true });
      const { message, code = "" } = error as NodeJS.ErrnoException;
      // Rethrow local disk errors, which say nothing about the picture.
      const isLocal = ["ENOSPC", "EDQUOT", "EROFS", "EACCES"].includes(code);
      if (!isOwn && !isLocal && !(error instanceof BudgetSpentError))
        await writeFile(failure, message || code).catch(() => {});
      throw error;
    }
  };
}

async function fileExists(file: string, age = Infinity): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < age;
}

/** A time budget for concurrent, intermittent work: time counts while at least one task runs. */
function openTimeBudget(milliseconds: number) {
  let spent = 0;
  let atWork = 0;
  let since = 0;
  return {
    left: () => milliseconds - spent - (atWork > 0 ? performance.now() - since : 0),
    /** Overlapping calls count once. */
    async spend<Result>(work: () => Promise<Result>): Promise<Result> {
      if (atWork === 0) since = performance.now();
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
        if (atWork === 0) spent += performance.now() - since;
      }
    },
  };
}
