import { findHeadlessBrowser } from "./browser.ts";

const executablePath = findHeadlessBrowser();

export const browserLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium's sandbox does not work as root, which is common in containers. Tests load only our own pages.
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // By default, the headless shell would round glyph widths to pixels, unlike a real window.
    "--font-render-hinting=none",
  ],
};
