export type TextRange = { start: number; end: number };

const address = "#uploading-";
const description = String.raw`(?:\\.|[^\]\\\n])*`;
const anyMark = new RegExp(String.raw`(!\[${description}\]\()${address}([0-9a-f]{8})\)`, "g");

/** Addresses of uploaded pictures, in case Undo restores a placeholder. */
const arrived = new Map<string, string>();

export const newUploadId = (): string => crypto.randomUUID().slice(0, 8);

/** Placeholder for an upload in progress, with the description (`alt`) but no address yet. */
export const uploadMark = (alt: string, id: string): string => `![${alt}](${address}${id})`;

export const recordUploadedUrl = (id: string, url: string): void => void arrived.set(id, url);

export function findUpload(text: string, id: string): { mark: TextRange; address: TextRange } | null {
  const at = text.indexOf(`](${address}${id})`);
  if (at < 0) return null;
  const start = at + "](".length;
  const end = start + address.length + id.length;
  const line = text.slice(text.lastIndexOf("\n", at) + 1, end + 1);
  const [mark] = new RegExp(String.raw`!\[${description}\]\([^)]*\)$`).exec(line) ?? [];
  // If the opening characters are missing, the rest may be the owner's text, so remove only the address.
  const whole = mark ? { start: end + 1 - mark.length, end: end + 1 } : { start, end };
  return { mark: whole, address: { start, end } };
}

/** Returns the text to store and show, without placeholders for uploads in progress. */
export const withoutUploads = (text: string): string =>
  text.includes(address) ? text.replace(anyMark, withAddress) : text;

const withAddress = (_mark: string, beginning: string, id: string): string => {
  const url = arrived.get(id);
  return url === undefined ? "" : `${beginning}${url})`;
};
