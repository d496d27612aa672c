/*
 * Replacements for platform features missing in the oldest supported browsers (docs/supported-browsers.md). Delete each
 * once all supported browsers have the feature.
 */

/** `Promise.withResolvers()`: Chrome 119, Firefox 121, Safari 17.4. */
export function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve!: PromiseWithResolvers<Value>["resolve"];
  let reject!: PromiseWithResolvers<Value>["reject"];
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

/** `URL.parse()`: Chrome 126, Firefox 126, Safari 18. Returns null for an invalid URL. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** `String.prototype.toWellFormed()`: Chrome 111, Firefox 119. Lone surrogates become U+FFFD. */
export const toWellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\u{FFFD}");

/** `AbortSignal.any([signal, AbortSignal.timeout(time)])`: Chrome 116, Firefox 124, Safari 17.4. In milliseconds. */
export function signalWithTimeout(signal: AbortSignal, time: number): AbortSignal {
  const controller = new AbortController();
  const forward = (source: AbortSignal) => () => controller.abort(source.reason);
  for (const source of [signal, AbortSignal.timeout(time)]) {
    if (source.aborted) forward(source)();
    source.addEventListener("abort", forward(source), { once: true, signal: controller.signal });
  }
  return controller.signal;
}
