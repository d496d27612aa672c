import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Gives a ref for the main part: it takes the focus when another screen comes, as between documents. Not when an
 * address is only replaced: a new post gets its address while somebody types.
 */
export function useScreenChange<Main extends HTMLElement>() {
  const main = useRef<Main>(null);
  const { pathname } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!replaced) main.current?.focus({ preventScroll: true });
  }, [pathname, replaced]);
  return main;
}
