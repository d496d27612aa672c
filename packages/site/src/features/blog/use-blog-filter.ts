import { useEffect, useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { typedEarly, useHydrated } from "../../page/hydration.ts";

/** Debounce for the address in milliseconds, because browsers limit how often it may change. */
const addressDelay = 400;

const noParams = new URLSearchParams();

/** The list's filter (category slug and search text), synchronised with the address (`?category=…&q=…`). */
export function useBlogFilter() {
  const [address, setParams] = useSearchParams();
  // The prerendered /blog is unfiltered, so ignore the address until hydration.
  const hydrated = useHydrated();
  const params = hydrated ? address : noParams;
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const category = params.get("category");
  const inAddress = params.get("q") ?? "";
  const [search, setSearch] = useState(inAddress);

  // Links and the Back button update the search box. `replace` navigations come from the box itself and may be stale.
  const [keySeen, setKeySeen] = useState(hydrated ? key : undefined);
  if (hydrated && key !== keySeen) {
    setKeySeen(key);
    if (keySeen === undefined) setSearch(typedEarly(["q"]).q ?? inAddress);
    else if (navigation !== NavigationType.Replace) setSearch(inAddress);
  }

  useEffect(() => {
    if (search === inAddress) return;
    const write = () => {
      // The visitor may have followed a link whose page is still loading.
      if (window.location.pathname === pathname)
        setParams(withParam(new URLSearchParams(window.location.search), "q", search), { replace: true });
    };
    const timer = setTimeout(write, addressDelay);
    return () => clearTimeout(timer);
  }, [search, inAddress, pathname, setParams]);

  const setCategory = (slug: string | null) =>
    setParams((current) => withParam(withParam(current, "q", search), "category", slug ?? ""));

  const reset = () => {
    setSearch("");
    setParams((current) => withParam(withParam(current, "q", ""), "category", ""));
  };

  return { category, search, setSearch, setCategory, reset };
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Shows the list that the first script hid, once the filtered one has loaded or failed. */
export function useFilteredArrival(loading: boolean): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!hydrated || dataset["filtered"] === undefined) return;
    if (loading) dataset["filtered"] = "loading";
    else delete dataset["filtered"];
  }, [hydrated, loading]);
}
