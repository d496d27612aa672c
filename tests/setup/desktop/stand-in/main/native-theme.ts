import { browser, inBrowser } from "./browser.ts";
import { KnownEvents } from "./known-events.ts";
import { strict } from "./strict.ts";

type Source = "light" | "dark" | "system";

class NativeTheme extends KnownEvents {
  private source: Source = "system";

  constructor() {
    super("nativeTheme", ["updated"]);
  }

  get themeSource(): Source {
    return this.source;
  }

  set themeSource(source: Source) {
    this.source = source;
    inBrowser(browser.colourScheme(source));
    this.emit("updated");
  }

  get shouldUseDarkColors(): boolean {
    return this.source === "dark";
  }
}

export const nativeTheme = strict("nativeTheme", new NativeTheme());
