import { findHeadlessBrowser } from "./browser.ts";

const executablePath = findHeadlessBrowser();

export const browserLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Tests only load our own pages, and containers run them as root.
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The headless shell would round glyph widths to pixels, unlike a real window.
    "--font-render-hinting=none",
  ],
};
