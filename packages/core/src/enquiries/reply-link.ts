import { toWellFormed } from "../older-browsers.ts";
import type { Enquiry } from "./enquiry.ts";

/** In characters; email programs and Windows truncate longer URLs. */
const linkLimit = 1900;

/** Builds a mailto URL to one address. */
export const mailtoAddress = (email: string, text?: { subject: string; body: string }): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}${text ? `?subject=${encode(text.subject)}&body=${encode(text.body)}` : ""}`;

/** Builds a mailto URL with a greeting and a quotation, which is truncated to fit. */
export function replyLink({
  email,
  first_name,
  message,
}: Pick<Enquiry, "email" | "first_name" | "message">): string {
  const link = (quoted: string) =>
    mailtoAddress(email, {
      subject: "Re: your enquiry",
      body: `Hello ${first_name},\n\n\n\n${quoted}`,
    });
  return longestThatFits(quote(message), link);
}

const quote = (text: string) => text.replace(/^/gm, "> ");

/** RFC 6068 requires CRLF. */
const encode = (text: string) => encodeURIComponent(toWellFormed(text).replace(/\r?\n|\r/g, "\r\n"));

function longestThatFits(quoted: string, link: (quoted: string) => string): string {
  const characters = Array.from(quoted);
  const upTo = (count: number) =>
    link(count === characters.length ? quoted : `${characters.slice(0, count).join("")} …`);
  let fits = 0;
  let tooLong = characters.length + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (upTo(middle).length <= linkLimit) fits = middle;
    else tooLong = middle;
  }
  return upTo(fits);
}
