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

/**
 * A list's tabs in order, with what an empty one says. The first is the default, and `all` has no state of its own. A
 * figure is not among the tabs, but above them.
 */
export type Tabs<State extends string> = Record<
  State | "all",
  { label: string; title: string; text: string; isFigure?: true }
>;

/** What a list is about. */
export type ListKind<State extends string> = {
  /** What it contains, such as 'Enquiries'. */
  label: string;
  count: (rows: number) => string;
  tabs: Tabs<State>;
  /** Names the tabs, such as 'Enquiries by status'. */
  tabsLabel: string;
  /** The tab's parameter in the address. */
  param: string;
};

/** Reads from the address what a list shows. `request`: what to ask the backend for. */
export function readListFilter<State extends string>(
  params: URLSearchParams,
  param: string,
  tabs: Tabs<State>,
) {
  const tab = readChoice(params, param, Object.keys(tabs) as [State | "all"]);
  const search = (params.get("q") ?? "").trim();
  const state = tab === "all" ? undefined : tab;
  return { tab, search, page: readPage(params), request: { state, search: search || undefined } };
}

export function useListFilter<State extends string>({
  param,
  tabs,
}: Pick<ListKind<State>, "param" | "tabs">) {
  return readListFilter(useSearchParams()[0], param, tabs);
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
