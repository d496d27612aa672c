import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";

export type ImportFile = {
  /** Slash-separated. */
  path: string;
  size: number;
  /** Throws a `FileRejectedError` for a damaged archive, or the browser's error. */
  read: () => Promise<Blob>;
};

export type ChosenFile = { path: string; file: Blob };

/** Limits far above the size of any blog, to protect the browser's memory. */
export const importLimits = {
  files: 50_000,
  /** Bytes of one unpacked file, and of all files in an archive. */
  unpacked: 50_000_000,
  allUnpacked: 4_000_000_000,
  /** Bytes of one text file: a post, or another program's entire export. */
  text: 50_000_000,
} as const;

const junk = /(?:^|\/)(?:__MACOSX|\.git|node_modules|\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)(?:\/|$)/i;

/** Normalises a path. Returns null for system junk and for path traversal. */
export function tidyPath(path: string): string | null {
  const parts = path.normalize("NFC").replaceAll("\\", "/").split("/");
  if (parts.includes("..") || path.includes("\0") || /^[a-z]:/i.test(path)) return null;
  const tidy = parts.filter((part) => part !== "" && part !== ".").join("/");
  return tidy === "" || junk.test(tidy) ? null : tidy;
}

const isArchive = ({ path }: ChosenFile): boolean => /\.zip$/i.test(path);

/**
 * Opens files and the contents of archives. Does not recheck the paths in `accepted`. Skips an
 * unreadable archive with a notice unless it is the only file. `outside`: skipped paths. Throws a `FileRejectedError`.
 */
export async function openFiles(
  chosen: readonly ChosenFile[],
  onProgress: (path: string, done: number, total: number) => void = () => {},
  accepted?: ReadonlySet<string>,
): Promise<{ files: ImportFiles; outside: string[]; notices: string[] }> {
  const files = new Map<string, ImportFile>();
  const outside: string[] = [];
  const notices: string[] = [];
  const add = (file: ImportFile) => {
    const path = tidyPath(file.path);
    if (path === null) {
      if (!junk.test(file.path)) outside.push(file.path);
      return;
    }
    if (accepted && !accepted.has(path)) return;
    if (files.size >= importLimits.files)
      throw new FileRejectedError("There are more than 50,000 files. Please choose a smaller folder.");
    files.set(path, { ...file, path });
  };
  for (const one of chosen) {
    if (!isArchive(one)) {
      add({ path: one.path, size: one.file.size, read: () => Promise.resolve(one.file) });
      continue;
    }
    const { checkedEntries, listedEntries } = await import("./read-zip.ts");
    try {
      const { entries, damaged } = accepted
        ? { entries: await listedEntries(one.file), damaged: [] }
        : await checkedEntries(one.file, onProgress);
      for (const entry of entries) add(entry);
      notices.push(
        ...damaged.map(
          (path) =>
            `“${path}” in “${one.path}” is damaged, or unpacks to more than 50 MB, so it was left out.`,
        ),
      );
    } catch (error) {
      if (chosen.length === 1 || !(error instanceof FileRejectedError)) throw error;
      notices.push(`“${one.path}” was left out. ${error.message}`);
    }
  }
  return { files: new ImportFiles([...files.values()]), outside, notices };
}

export class ImportFiles {
  readonly all: readonly ImportFile[];
  readonly #byPath: Map<string, ImportFile>;
  readonly #byName: Map<string, ImportFile[]>;
  readonly #byFolder: Map<string, ImportFile[]>;

  constructor(files: readonly ImportFile[]) {
    this.all = files;
    this.#byPath = new Map(files.map((file) => [file.path.toLowerCase(), file]));
    this.#byName = grouped(files, ({ path }) => nameOf(path));
    this.#byFolder = grouped(files, ({ path }) => path.slice(0, path.lastIndexOf("/") + 1));
  }

  /** Direct children of a folder. `folder` ends with a slash. */
  in(folder: string): readonly ImportFile[] {
    return this.#byFolder.get(folder) ?? [];
  }

  at(path: string): ImportFile | undefined {
    return this.#byPath.get(path.toLowerCase());
  }

  /** Resolves an address relative to `folder`, from the site's root, or by its longest unambiguous suffix. */
  find(address: string, folder: string): ImportFile | undefined {
    const path = pathOf(address);
    if (path === "") return undefined;
    if (!path.startsWith("/")) {
      const beside = resolvePath(folder, path);
      const found = beside === null ? undefined : this.at(beside);
      if (found) return found;
    }
    const parts = path.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
    const wanted = parts.join("/").toLowerCase();
    const named = this.#byName.get(nameOf(path)) ?? [];
    const whole = named.filter((file) => `/${file.path.toLowerCase()}`.endsWith(`/${wanted}`));
    if (whole[0]) return [...whole].sort((a, b) => a.path.length - b.path.length)[0];
    // The leading folders may not exist here, so match the longest unambiguous suffix.
    for (let from = 1; from < parts.length; from += 1) {
      const end = `/${parts.slice(from).join("/").toLowerCase()}`;
      const fitting = named.filter((file) => `/${file.path.toLowerCase()}`.endsWith(end));
      if (fitting.length === 1) return fitting[0];
    }
    return undefined;
  }
}

export const pathsOf = (files: readonly ImportFile[]): string[] => files.map(({ path }) => path);

export function grouped<One, Key>(all: readonly One[], by: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return groups;
}

const nameOf = (path: string): string => path.toLowerCase().split("/").at(-1) ?? "";

/** Decodes the path of an address, without its origin or another program's placeholder for it. */
function pathOf(address: string): string {
  const path = address
    .trim()
    .replace(/^(?:__GHOST_URL__|\{\{[^}]*\}\})/i, "")
    .replace(/^[a-z][a-z+.-]*:\/\/[^/]*|^\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "");
  return decoded(path).normalize("NFC");
}

/** Returns text with an invalid escape unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function resolvePath(folder: string, path: string): string | null {
  const parts = folder.split("/").filter(Boolean);
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
