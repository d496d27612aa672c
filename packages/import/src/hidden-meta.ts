import { exportDate, isAhead } from "./export-date.ts";

/** Any of these words in a field's name marks a post as restricted. */
const strong =
  /^(?:private|unlisted|members?|memberships?|memberful|wpmem|paywall(?:ed)?|subscribers?|subscriptions?|restrict(?:ed|ions?)?|embargo(?:ed)?|protected|passwords?|paid|premium|loggedin)$/;
/** Words that show that a field is not about visibility, as in `hide_title`. */
const unrelated =
  /^(?:sidebar|title|image|thumbnail|menu|notes?|comments?|emails?|seo|robots|widget|css|count|names?|photo|url|link|download|gallery|avatar|bio|header|footer|price|sku|message|error)$/;
const weak = /^(?:visibility|access|hidden|hide|invisible|noaccess)$/;
const positive = /^(?:public|visible|published|listed)$/;
/** Words that may accompany a weak word without changing its meaning. */
const neutral =
  /^(?:wp|wc|my|the|is|post|posts|page|content|entry|article|blog|status|level|levels|roles?|type|from|lists?|rcp|um|pmpro|mepr|pms|jetpack|newsletter|woocommerce|product|memberful|acl|only|users?|by|custom|option|setting)$/;
const expiry = /^(?:expiration|expiry|expires?|expired|unpublish)$/;

const publicWords =
  "public|published?|visible|everyone|everybody|every|all|any|anyone|open|default|unrestricted|free|shown?|none|inherit";
const isPublicWord = new RegExp(`^(?:|${publicWords})$`, "i");
const isNo = /^(?:|0|no|off|false|none|null|disabled?|n|a:0:\{\}|\[\]|\{\}|N;|b:0;|i:0;|s:0:"";)$/i;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Whether a shortcode's or block's name marks restricted content. */
export const isHidingName = (name: string): boolean =>
  wordsOf(name).some((word) => strong.test(word) || weak.test(word) || word === "logged") ||
  /^s2if/i.test(name);

/** Returns why a plugin field hides a post, or undefined. An unknown value in a visibility field also hides it. */
export function hidingField(name: string, given: string): string | undefined {
  const value = given.trim();
  const words = wordsOf(name);
  const others = (part: RegExp) => words.filter((word) => !part.test(word));
  const because = `A plugin’s field “${name}” may hide it, so it will be a draft.`;
  const isPublic = isNo.test(value) || isPublicWord.test(value);
  if (words.some((word) => expiry.test(word)) && /^(?:date|time|timestamp|on|at)$/.test(words.at(-1) ?? "")) {
    const date = exportDate(/^\d{9,11}$/.test(value) ? Number(value) * 1000 : value);
    return isNo.test(value) || isAhead(date) ? undefined : because;
  }
  if (words.some((word) => unrelated.test(word))) return undefined;
  if (words.some((word) => strong.test(word))) return isPublic ? undefined : because;
  if (words.some((word) => weak.test(word)) && others(weak).every((word) => neutral.test(word)))
    return isPublic && !(words.includes("visibility") && value === "0") ? undefined : because;
  if (words.some((word) => positive.test(word)) && others(positive).every((word) => neutral.test(word)))
    return value !== "" && isNo.test(value) ? because : undefined;
  return undefined;
}
