import { toSingleLine } from "./single-line.ts";
import { z } from "./zod-mini.ts";

/** East Asian keyboards produce full-width characters and ideographic full stops. */
const toHalfWidth = (text: string) =>
  text
    .replace(/[！-～]/gu, (form) => String.fromCodePoint((form.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[。｡]/gu, ".");

/** "bücher" becomes "xn--bcher-kva"; returns the input if it has no ASCII form. */
function toAsciiDomain(domain: string): string {
  // Converts only if necessary, because the URL parser reads digits as IPv4 and ends the host at "/" or ":".
  if (!/[^\p{ASCII}]/u.test(domain) || /(?![\w.-])\p{ASCII}/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Removes spaces, full-width forms and a final full stop, which phones add. Converts the domain to Punycode. */
export function toEmailAddress(text: string): string {
  const typed = toHalfWidth(toSingleLine(text)).trim().replace(/\.$/, "");
  const at = typed.lastIndexOf("@") + 1;
  return typed.slice(0, at) + toAsciiDomain(typed.slice(at));
}

/** https://html.spec.whatwg.org/#valid-e-mail-address */
export const emailPattern = z.regexes.html5Email;

/** Like `<input type="email">`, plus internationalised domains. ASCII local part, because SMTPUTF8 is not universal. */
export const emailAddressSchema = z
  .string("Invalid email address")
  .check(
    z.overwrite(toEmailAddress),
    z.maxLength(255, "Email too long"),
    z.regex(emailPattern, "Invalid email address"),
  );
