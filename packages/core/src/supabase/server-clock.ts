/** Milliseconds. Smaller differences are the whole seconds of a `Date` header, and the time that an answer takes. */
const tolerance = 5000;

let offset = 0;

/** Notes what the server's clock says just now, in milliseconds since 1970. */
export function noteServerTime(time: number): void {
  if (Number.isFinite(time)) offset = time - Date.now();
}

/**
 * The server's time in milliseconds since 1970, as far as its answers show it: for every date that decides something.
 * It is the device's own time while the two agree, and before the first answer.
 */
export const serverNow = (): number => Date.now() + (Math.abs(offset) < tolerance ? 0 : offset);
