/** Rows of a list that one page shows. */
export const pageSize = 25;

/** The page that the address asks for; 1 for anything that is not a page. */
export function readPage(params: URLSearchParams): number {
  const page = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The value of `name` if it is one of `choices`, else the first choice. */
export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const asked = params.get(name);
  return choices.find((choice) => choice === asked) ?? choices[0];
}

/**
 * The address with one thing changed; an empty value removes the parameter. Whatever changes but the page itself
 * starts the list anew, on its first page.
 */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
