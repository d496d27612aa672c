import { deviceStorage } from "../device/safe-storage.ts";

const storageKey = "theme";

export type Theme = "system" | "light" | "dark";

export function storedTheme(): Theme {
  const kept = deviceStorage.getItem(storageKey);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  if (theme === "system") deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, theme);
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  // Browser UI colours. In index.html, the light one comes first.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((bar, index) => {
    const scheme = index === 0 ? "light" : "dark";
    const chosen = theme === scheme ? "all" : "not all";
    bar.media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
  });
}
