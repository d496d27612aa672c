/**
 * The oldest browsers that run everything of the site and its admin (docs/supported-browsers.md). The bundler lowers
 * syntax and CSS to them; tests/site/browser-floor.test.ts refuses newer APIs.
 */
export const browserFloor = { chrome: "109", edge: "109", firefox: "115", safari: "16.4" } as const;

/** The same for the bundler: `chrome109` and so on. */
export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => `${browser}${version}`);
