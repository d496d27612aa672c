import { deviceStorage } from "../device/kept-storage.ts";

const storageKey = "theme";

/** What the page is printed on: `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** The theme that was chosen here; `system` where nothing was. */
export function keptTheme(): Theme {
  const kept = deviceStorage.getItem(storageKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Shows the page in a theme and keeps the choice: on this device, or as long as the page is open. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  if (theme === "system") deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, theme);
}

/** Shows the page in a theme (`tokens.css`). */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  // The colours of the browser's own bars: index.html gives the light one first.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((bar, index) => {
    const scheme = index === 0 ? "light" : "dark";
    const chosen = theme === scheme ? "all" : "not all";
    bar.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  });
}
