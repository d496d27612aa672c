import { useCallback, useSyncExternalStore } from "react";

/** The breakpoints of `@brightwren/ui/styles/media.css`. */
export const breakpoints = {
  belowLarge: "(width < 56rem)",
  large: "(width >= 56rem)",
  xlarge: "(width >= 64rem)",
};

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
