import type { QueryKey, QueryObserverOptions } from "@tanstack/react-query";
import { startTransition, useContext, useEffect, useMemo, useReducer, useState } from "react";
import { type PageState, PageStateContext } from "./page-state.ts";

/** What is to be read: a query of core. */
export type Read<Data> = Required<Pick<QueryObserverOptions<Data>, "queryKey" | "queryFn" | "meta">> & {
  enabled?: boolean;
};

/** `isPending` while there is no answer at all. A failed read leaves the answer there was. */
export type Answer<Data> = { data: Data | undefined; isPending: boolean };

/** A read that goes on while somebody listens; `built` is an answer that may be out of date. */
export type Watch = <Data>(read: Read<Data>, built: Data | undefined) => Watched<Data>;
type Watched<Data> = { current: () => Answer<Data>; subscribe: (onChange: () => void) => () => void };

let watch: Watch | undefined;
const waiting = new Set<() => void>();

/** From now on reads go to the live backend. */
export function startReading(reader: Watch): void {
  watch = reader;
  for (const tell of waiting) tell();
}

function whenReading(tell: () => void): () => void {
  if (watch) tell();
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * TanStack Query's `useQuery` for pages that were drawn at build: the answer they were drawn from stands until the query
 * library, which comes after the page, has asked the live backend.
 */
export function useRead<Data>(asked: Read<Data>): Answer<Data> {
  const read = useKept(asked);
  const { queries } = useContext(PageStateContext);
  const built = useMemo(() => builtAnswer(read, queries), [read, queries]);
  const [reader, setReader] = useState(() => watch);
  // Nothing of this is urgent: whoever reads or types meanwhile comes first.
  useEffect(() => whenReading(() => startTransition(() => setReader(() => watch))), []);
  const watched = useMemo(() => reader?.(read, built.data), [reader, read, built]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => watched?.subscribe(() => startTransition(redraw)), [watched]);
  return watched?.current() ?? built;
}

const nameOf = ({ queryKey, enabled }: { queryKey: QueryKey; enabled?: boolean }) =>
  JSON.stringify([queryKey, enabled]);

/** The same object for as long as the same is asked. */
function useKept<Data>(asked: Read<Data>): Read<Data> {
  const [kept, setKept] = useState(asked);
  if (nameOf(kept) === nameOf(asked)) return kept;
  setKept(asked);
  return asked;
}

function builtAnswer<Data>({ queryKey }: Read<Data>, queries: PageState["queries"] = []): Answer<Data> {
  const key = JSON.stringify(queryKey);
  const data = queries.find(([name]) => JSON.stringify(name) === key)?.[1] as Data | undefined;
  return { data, isPending: data === undefined };
}
