export type Notification = {
  title: string;
  description?: string;
  /** A second sentence, where the description must keep its exact words. */
  detail?: string;
  variant?: "default" | "destructive";
  /** What it is about, e.g. `save:<id of a post>`: it takes the place of what was said of the same before. */
  about?: string;
  /** What can be done about it, e.g. Undo. Such a notification stays longer, and goes when something is done. */
  actions?: readonly { label: string; onAct: () => void }[];
};

type Show = (notification: Notification) => void;
type Withdraw = (about: string) => void;

// What is to be shown before the region is on the page waits here.
const waiting: Notification[] = [];
const listeners = new Set<() => void>();
let wanted = false;
let show: Show | undefined;
let withdrawShown: Withdraw | undefined;

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

/** Takes back what was said of something, because it is no longer true. */
export function withdraw(about: string): void {
  waiting.splice(0, waiting.length, ...waiting.filter((notification) => notification.about !== about));
  withdrawShown?.(about);
}

/** For the region: shows in it what waits and all that follows. Returns a function that disconnects it. */
export function connectRegion(showInRegion: Show, withdrawFromRegion?: Withdraw): () => void {
  show = showInRegion;
  withdrawShown = withdrawFromRegion;
  for (const notification of waiting.splice(0)) showInRegion(notification);
  return () => {
    show = undefined;
    withdrawShown = undefined;
  };
}

/** For the place the region goes to: calls the listener once it is wanted. Returns an unsubscribe function. */
export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWanted = (): boolean => wanted;
