/** The oldest supported browsers (docs/supported-browsers.md). tests/site/browser-floor.test.ts rejects newer APIs. */
export const browserFloor = { chrome: "109", edge: "109", firefox: "115", safari: "16.4" } as const;

/** In the bundler's notation, e.g. `chrome109`. */
export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => `${browser}${version}`);
