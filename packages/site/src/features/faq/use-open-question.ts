import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Opens the question that the address names, if it is one of the element's that carries the ref. */
export function useOpenQuestion() {
  const { hash, key } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (named instanceof HTMLDetailsElement && container.current?.contains(named)) named.open = true;
  }, [hash, key]);
  return container;
}
