import { toSingleLine } from "./single-line.ts";
import { z } from "./zod-mini.ts";

/** East Asian keyboards type full-width characters and three kinds of full stop. */
const toHalfWidth = (text: string) =>
  text
    .replace(/[！-～]/gu, (form) => String.fromCodePoint((form.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[。｡]/gu, ".");

/** "bücher" becomes "xn--bcher-kva"; returns the input if it has no ASCII form. */
function toAsciiDomain(domain: string): string {
  // Converts only where needed: the URL parser reads digits as IPv4, and "/" or ":" as the end of the host.
  if (!/[^\p{ASCII}]/u.test(domain) || /(?![\w.-])\p{ASCII}/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Removes what phones add: spaces, full-width characters, a final full stop. Converts the domain to punycode. */
export function toEmailAddress(text: string): string {
  const typed = toHalfWidth(toSingleLine(text)).trim().replace(/\.$/, "");
  const at = typed.lastIndexOf("@") + 1;
  return typed.slice(0, at) + toAsciiDomain(typed.slice(at));
}

/** https://html.spec.whatwg.org/#valid-e-mail-address */
export const emailPattern = z.regexes.html5Email;

/** The rule of the browser's field, plus internationalised domains. ASCII local part, for servers without SMTPUTF8. */
export const emailAddressSchema = z
  .string("Invalid email address")
  .check(
    z.overwrite(toEmailAddress),
    z.maxLength(255, "Email too long"),
    z.regex(emailPattern, "Invalid email address"),
  );
