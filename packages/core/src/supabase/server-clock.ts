/** Milliseconds; covers a `Date` header's whole seconds and the latency. */
const tolerance = 5000;

let offset = 0;

/** `time`: Unix milliseconds. */
export function noteServerTime(time: number): void {
  if (Number.isFinite(time)) offset = time - Date.now();
}

/** Server time in Unix milliseconds, for all date comparisons; the device's time before the first response. */
export const serverNow = (): number => Date.now() + (Math.abs(offset) < tolerance ? 0 : offset);
