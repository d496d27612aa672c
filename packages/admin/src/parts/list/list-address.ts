import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export const pageSize = 25;

/** Returns 1 for anything that is not a page number. */
export function readPage(params: URLSearchParams): number {
  const page = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const asked = params.get(name);
  return choices.find((choice) => choice === asked) ?? choices[0];
}

/** An empty value removes the parameter. Changing anything but the page resets to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Reads the current address. The desktop app's router puts the parameters after the "#". */
function paramsNow(): URLSearchParams {
  const { hash, search } = window.location;
  return new URLSearchParams((hash.startsWith("#/") ? hash : search).split("?")[1]);
}

/**
 * Replaces the history entry. Starts from the current address, because the router's setter starts from the last render
 * and would lose the first of two quick changes.
 */
export function useParamChange(): (name: string, value: string) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (name, value) => setParams(withParam(paramsNow(), name, value), { replace: true }),
    [setParams],
  );
}
