import { useLayoutEffect } from "react";
import { useHydrated } from "../../app/use-hydrated.ts";

/**
 * The file of /blog is drawn without a filter. When the address asks for one, the bootstrap script marks the document
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
