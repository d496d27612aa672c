import { useEffect, useLayoutEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { typedEarly, useHydrated } from "../../page/hydration.ts";

/** Browsers limit how often an address may change; the list itself does not wait. Milliseconds. */
const addressDelay = 400;

const noParams = new URLSearchParams();

/**
 * What the list is filtered by: one category slug or none, and the search text. Both stand in the address
 * (`?category=…&q=…`), so that a filtered list can be shared and returned to.
 */
export function useBlogFilter() {
  const [address, setParams] = useSearchParams();
  // The file of /blog is drawn without a filter, whatever the address asks for.
  const hydrated = useHydrated();
  const params = hydrated ? address : noParams;
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const category = params.get("category");
  const inAddress = params.get("q") ?? "";
  const [search, setSearch] = useState(inAddress);

  // The box follows the address wherever a link or the back button takes it. Replacing is what the box itself does,
  // and by the time that arrives more may have been typed.
  const [keySeen, setKeySeen] = useState(hydrated ? key : undefined);
  if (hydrated && key !== keySeen) {
    setKeySeen(key);
    if (keySeen === undefined) setSearch(typedEarly(["q"]).q ?? inAddress);
    else if (navigation !== NavigationType.Replace) setSearch(inAddress);
  }

  useEffect(() => {
    if (search === inAddress) return;
    const write = () => {
      // A link followed meanwhile has changed the address already, though its page may still be on its way.
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

/**
 * The file of /blog is drawn without a filter. When the address asks for one, the first script marks the document
 * before it is painted, and the unfiltered list stays unseen until the filtered one is there, or could not be had.
 */
export function useFilteredArrival(loading: boolean): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!hydrated || dataset["filtered"] === undefined) return;
    if (loading) dataset["filtered"] = "loading";
    else delete dataset["filtered"];
  }, [hydrated, loading]);
}
