import { formElapsedHeader, formTrapHeader, minimumFormTime } from "../_shared/contracts/contact-enquiry.ts";

/**
 * Milliseconds. Browsers round their clock, some to a tenth of a second, and fire timers early: our own form, which
 * waits exactly the minimum, may say a little less. An honest enquiry taken for spam is worse than spam let through.
 */
const clockTolerance = 250;

/** Takes a request's headers; says whether a program filled in the form: the hidden field, or faster than a person can. */
export function looksLikeSpam(headers: Headers): boolean {
  if (headers.get(formTrapHeader)?.trim()) return true;
  const elapsed = headers.get(formElapsedHeader)?.trim();
  return Boolean(elapsed) && Number(elapsed) < minimumFormTime - clockTolerance;
}
