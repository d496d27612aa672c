/** Where something stands in a text. */
export type TextRange = { start: number; end: number };

const address = "#uploading-";
const description = String.raw`(?:\\.|[^\]\\\n])*`;
const anyMark = new RegExp(String.raw`(!\[${description}\]\()${address}([0-9a-f]{8})\)`, "g");

/** Addresses of the pictures that have arrived: to undo the writing of one brings its mark back into the text. */
const arrived = new Map<string, string>();

/** A name for one upload. */
export const newUploadId = (): string => crypto.randomUUID().slice(0, 8);

/** What stands in a text for a picture that is being uploaded: it has its description (`alt`) already, and no address yet. */
export const uploadMark = (alt: string, id: string): string => `![${alt}](${address}${id})`;

/** Notes where a picture is from now on. */
export const noteArrival = (id: string, url: string): void => void arrived.set(id, url);

/** Where the address is to be written, and the whole mark; null when the person has deleted it. */
export function findUpload(text: string, id: string): { mark: TextRange; address: TextRange } | null {
  const at = text.indexOf(`](${address}${id})`);
  if (at < 0) return null;
  const start = at + "](".length;
  const end = start + address.length + id.length;
  const line = text.slice(text.lastIndexOf("\n", at) + 1, end + 1);
  const [mark] = new RegExp(String.raw`!\[${description}\]\([^)]*\)$`).exec(line) ?? [];
  // Without its first signs it is no mark any more: then only what was ours goes.
  const whole = mark ? { start: end + 1 - mark.length, end: end + 1 } : { start, end };
  return { mark: whole, address: { start, end } };
}

/** A text as it is stored and shown: without the pictures that are still on their way. */
export const withoutUploads = (text: string): string =>
  text.includes(address) ? text.replace(anyMark, withAddress) : text;

const withAddress = (_mark: string, beginning: string, id: string): string => {
  const url = arrived.get(id);
  return url === undefined ? "" : `${beginning}${url})`;
};
