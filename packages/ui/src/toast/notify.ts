export type Notification = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

type Show = (notification: Notification) => void;

// What is to be shown before the region is on the page waits here.
const waiting: Notification[] = [];
const listeners = new Set<() => void>();
let wanted = false;
let show: Show | undefined;

/**
 * Brings the region to the page ahead of need. A form calls it: screen readers announce reliably only into a region
 * they already know, and "you are offline" must not need the network to be shown.
 */
export function prepareNotifications(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

/** Shows a notification: announced politely, gone by itself, closed by button or swipe. */
export function notify(notification: Notification): void {
  if (show) {
    show(notification);
  } else {
    waiting.push(notification);
    prepareNotifications();
  }
}

/** For the region: shows in it what waits and all that follows. Returns a function that disconnects it. */
export function connectRegion(showInRegion: Show): () => void {
  show = showInRegion;
  for (const notification of waiting.splice(0)) showInRegion(notification);
  return () => {
    show = undefined;
  };
}

/** For the place the region goes to: calls the listener once it is wanted. Returns an unsubscribe function. */
export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWanted = (): boolean => wanted;
