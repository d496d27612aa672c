import { toSingleLine } from "./single-line.ts";
import { z } from "./zod-mini.ts";

/** Full-width forms, which East Asian keyboards type, and their three full stops. */
const toHalfWidth = (text: string) =>
  text
    .replace(/[！-～]/gu, (form) => String.fromCodePoint((form.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[。｡]/gu, ".");

/** The host's name in ASCII, "bücher" as "xn--bcher-kva"; as it was where it has no such form. */
function toAsciiDomain(domain: string): string {
  // Only a name that needs it: the URL parser reads digits as an IPv4 address, and "/" or ":" as an end.
  if (!/[^\p{ASCII}]/u.test(domain) || /(?![\w.-])\p{ASCII}/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An address without what phones add around it: spaces, full-width characters, a full stop at the end. An
 * internationalised domain becomes punycode, as Chrome's own field does it.
 */
export function toEmailAddress(text: string): string {
  const typed = toHalfWidth(toSingleLine(text)).trim().replace(/\.$/, "");
  const at = typed.lastIndexOf("@") + 1;
  return typed.slice(0, at) + toAsciiDomain(typed.slice(at));
}

/** What the browser's own field accepts: https://html.spec.whatwg.org/#valid-e-mail-address. */
export const emailPattern = z.regexes.html5Email;

/**
 * The one rule for email addresses: what the browser's own field accepts, and internationalised domains. The part
 * before the @ is ASCII: a mail server without SMTPUTF8 refuses any other.
 */
export const emailAddressSchema = z
  .string("Invalid email address")
  .check(
    z.overwrite(toEmailAddress),
    z.maxLength(255, "Email too long"),
    z.regex(emailPattern, "Invalid email address"),
  );
