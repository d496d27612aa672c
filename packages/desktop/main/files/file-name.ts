import { basename } from "node:path";

const longest = 120;
/** Windows knows no files of these names, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system takes, from one that the page suggests: no folders, no characters that mean something. */
export function safeFileName(suggested: string): string {
  const name = basename(suggested.replaceAll("\\", "/"))
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, "-")
    .replace(/^[.\s]+/, "")
    .replace(/[.\s]+$/, "");
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length).slice(0, longest);
  return !stem || reserved.test(name) ? `file-${stem}${ending}` : stem + ending;
}
