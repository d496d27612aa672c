import type { PostFields } from "./post-draft.ts";

/**
 * The fields in which two texts of a post differ; dates are compared as times. None after a save whose answer was
 * lost: the “conflict” is then what the person saved themselves.
 */
export function differingFields(mine: PostFields, theirs: PostFields): (keyof PostFields)[] {
  const names = Object.keys(mine) as (keyof PostFields)[];
  return names.filter((name) => comparable(mine, name) !== comparable(theirs, name));
}

function comparable(fields: PostFields, name: keyof PostFields): string | number | null {
  if (name === "tags") return JSON.stringify(fields.tags);
  if (name === "published_at") return fields.published_at && Date.parse(fields.published_at);
  return fields[name];
}
