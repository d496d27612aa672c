import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

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

/** The parameters as the address has them now; those of the desktop app's router stand behind the "#". */
function paramsNow(): URLSearchParams {
  const { hash, search } = window.location;
  return new URLSearchParams((hash.startsWith("#/") ? hash : search).split("?")[1]);
}

/**
 * Changes one thing of the address, in place of the present entry of the history. Starts from the address itself: the
 * router's own setter starts from what was last drawn, and of two quick changes the first would be lost.
 */
export function useParamChange(): (name: string, value: string) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (name, value) => setParams(withParam(paramsNow(), name, value), { replace: true }),
    [setParams],
  );
}
