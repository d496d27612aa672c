import { findHeadlessBrowser } from "./browser.ts";

const executablePath = findHeadlessBrowser();

/** How journeys and component tests start their Chromium. */
export const browserLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // The tests load only our own pages, and containers run them as root.
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The headless shell would round the widths of letters to pixels, which no window does.
    "--font-render-hinting=none",
  ],
};
