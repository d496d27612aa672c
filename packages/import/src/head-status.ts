import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { readDate } from "@brightwren/core/markdown-files/read-date";
import { mapOf, type Tree } from "./front-tree.ts";
import { fieldsIn, type HeadReader, plainName } from "./head-reader.ts";

const hiding =
  /^(?:is|post|page|entry|mark(?:ed)?as)*(?:drafts?|wip|private|hidden|hide|unlisted|secret|internal|confidential|protected|encrypt(?:ed)?|deleted|trash(?:ed)?|removed|unpublish(?:ed)?|disabled|(?:for)?(?:members?|subscribers?|patrons?)(?:only)?|paid|premium|paywall(?:ed)?|headless|excluded?|eleventyexcludefromcollections|norender|nolist|password|passwd|passphrase|embargo(?:ed)?|archived?)$/;
const showing =
  /^(?:is|post|page|entry)*(?:publish(?:ed)?|public|visible|listed|live|released|online|active|enabled|render|show)$/;
const wording =
  /^(?:post|page|entry|article|content|publish(?:ing)?|publication|review|editorial)*(?:status|state|visibility|access|accesslevel|stage|audience|privacy)$/;
export const fromNames =
  /^(?:pub(?:lish(?:ed)?|lication)?(?:date|time|at|on)+|date(?:time)?published|releasedate|embargo(?:date|until)|scheduled(?:at|for)?|golive|livedate|availablefrom|visiblefrom)$/;
const untilNames =
  /^(?:expir(?:y|es|ation)(?:date|at|on)?|unpublish(?:date|at|on)|archive(?:date|at|on)|valid(?:until|to)|visibleuntil|availableuntil|removeat)$/;
/** Maps that hold post fields. Fields in other maps, such as `cover`, do not describe the post. */
const containers =
  /^(?:params|extra|meta|metadata|data|custom|options|settings|frontmatter|attributes|properties|fields)$/;

const yes = /^(?:true|yes|on|1|y|t)$/i;
const no = /^(?:false|no|off|0|n|f|none|null|undefined|nil|never|~|)$/i;
const publicWords =
  /^(?:publish(?:ed)?|public|live|visible|listed|released|posted|open|everyone|everybody|anyone|all|world|active|final|online)$/i;

type Said = { status: PostStatus; reason?: string | undefined };

const draft = (reason?: string): Said => ({ status: "draft", reason });
const because = (said: string): string => `It says “${said}”, so it will be a draft.`;
const unclear = (said: string): string =>
  `We don’t know what “${said}” means for visitors, so it will be a draft.`;

/** Derives the status from all fields; an unclear field makes the post a draft. `reasons`: sentences for the user. */
export function statusOf(
  head: HeadReader,
  date: string,
  now: number,
): { status: PostStatus; reasons: string[] } {
  const said = readAll(head, head.fields, "", now);
  const reasons = said.flatMap(({ reason }) => reason ?? []);
  for (const status of ["draft", "archived"] as const)
    if (said.some((one) => one.status === status)) return { status, reasons };
  if (date !== "" && Date.parse(date) > now) return { status: "scheduled", reasons };
  if (date === "" && said.some(({ status }) => status === "scheduled"))
    return {
      status: "draft",
      reasons: [...reasons, "It was scheduled without a date, so it will be a draft."],
    };
  return { status: "published", reasons };
}

function readAll(head: HeadReader, fields: HeadReader["fields"], within: string, now: number): Said[] {
  return fields.flatMap(({ name, tree }) => {
    const plain = plainName(name);
    const map = mapOf(tree);
    if (plain === "build" && map) {
      head.pass(name);
      return readBuild(map);
    }
    if (containers.test(plain) && map) return readAll(head, fieldsIn(map), `${name}.`, now);
    const found = readOne(plain, within + name, tree, now);
    if (found === "another matter") return [];
    if (within === "") head.pass(name);
    return found ?? [];
  });
}

function readOne(plain: string, name: string, tree: Tree, now: number): Said | undefined | "another matter" {
  const value = typeof tree === "string" ? tree.trim() : isEmpty(tree) ? "" : undefined;
  const said = `${name}: ${value ?? "…"}`;
  const isBoolean = hiding.test(plain) || showing.test(plain);
  if (!isBoolean && !wording.test(plain) && !untilNames.test(plain) && !fromNames.test(plain))
    return plain === "permalink" && value !== undefined && /^false$/i.test(value)
      ? draft(because(said))
      : "another matter";
  if (value === undefined) return draft(unclear(said));
  if (value === "") return undefined;
  // A URL here is a preview link.
  if (/^https?:/i.test(value)) return "another matter";
  if (fromNames.test(plain)) {
    // Some programs write a boolean instead of a date.
    if (yes.test(value)) return { status: "scheduled" };
    return no.test(value) || readDate(value) !== null ? undefined : draft(unclear(said));
  }
  if (untilNames.test(plain)) {
    const until = readDate(value);
    if (until === null) return draft(unclear(said));
    return Date.parse(until) <= now
      ? draft(`It was shown until ${value}, so it will be a draft.`)
      : undefined;
  }
  if (wording.test(plain)) return readWord(value, said);
  return hiding.test(plain) ? readHiding(plain, value, said) : readShowing(value, said);
}

const isEmpty = (tree: Tree): boolean => typeof tree === "object" && Object.keys(tree).length === 0;

function readHiding(plain: string, value: string, said: string): Said | undefined {
  if (no.test(value)) return undefined;
  if (/pass(?:w|phrase)/.test(plain))
    return draft("It had a password, so it will be a draft; the password was left out.");
  if (!yes.test(value)) return draft(unclear(said));
  if (/archived?$/.test(plain)) return { status: "archived" };
  return draft(said.startsWith("draft:") ? undefined : because(said));
}

function readShowing(value: string, said: string): Said | undefined {
  // Hugo's `published` may be a date.
  if (yes.test(value) || publicWords.test(value) || readDate(value) !== null) return undefined;
  return draft(no.test(value) ? (said.startsWith("published") ? undefined : because(said)) : unclear(said));
}

function readWord(value: string, said: string): Said | undefined {
  if (publicWords.test(value)) return undefined;
  if (/^(?:scheduled?|future)$/i.test(value)) return { status: "scheduled" };
  if (/^archived?$/i.test(value)) return { status: "archived" };
  return draft(/^draft$/i.test(value) && said.startsWith("status") ? undefined : because(said));
}

/** Hugo's build options (https://gohugo.io/content-management/build-options/). */
function readBuild(tree: Record<string, Tree>): Said[] {
  return ["render", "list"].flatMap((name) => {
    const value = tree[name];
    const word = typeof value === "string" ? value : "…";
    return value === undefined || word === "always" || yes.test(word)
      ? []
      : [draft(because(`build.${name}: ${word}`))];
  });
}
