// One for the whole site: of several buttons only the clicked one is busy, and a page that is left does not forget it.
let running: string | undefined;
const listeners = new Set<() => void>();

function set(priceId: string | undefined): void {
  running = priceId;
  for (const listener of listeners) listener();
}

/** Takes a price id; says whether a checkout of it may start now. It may not while one is being started. */
export function beginCheckout(priceId: string): boolean {
  if (running !== undefined) return false;
  set(priceId);
  return true;
}

/** The start is over, one way or the other. */
export const endCheckout = (): void => set(undefined);

/** The price id of the checkout that is being started. */
export const runningCheckout = (): string | undefined => running;

/** Calls the listener whenever that changes. Returns how to stop. */
export function onRunningCheckout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
