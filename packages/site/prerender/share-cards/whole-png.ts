import { crc32 } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a chunk: its length, its type, and after its data a checksum over type and data. */
const wordLength = 4;

/** Whether bytes are a PNG from signature to end with every checksum right, i.e. neither cut off nor damaged. */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  let at = signature.length;
  while (at + 3 * wordLength <= bytes.length) {
    const typeAt = at + wordLength;
    const checksumAt = typeAt + wordLength + bytes.readUInt32BE(at);
    if (checksumAt + wordLength > bytes.length) return false;
    if (crc32(bytes.subarray(typeAt, checksumAt)) !== bytes.readUInt32BE(checksumAt)) return false;
    at = checksumAt + wordLength;
    if (bytes.toString("latin1", typeAt, typeAt + wordLength) === "IEND") return at === bytes.length;
  }
  return false;
}
