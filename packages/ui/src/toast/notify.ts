export type Notification = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

type Show = (notification: Notification) => void;

// What is said before the region is on the page waits here.
const waiting: Notification[] = [];
const listeners = new Set<() => void>();
let show: Show | undefined;

/** Shows a notification: announced politely, gone by itself, closed by button or swipe (specification section 4). */
export function notify(notification: Notification): void {
  if (show) {
    show(notification);
  } else {
    waiting.push(notification);
    for (const listener of listeners) listener();
  }
}

/** For the region: takes over what waits and all that follows. Returns how to let go. */
export function connectRegion(showInRegion: Show): () => void {
  show = showInRegion;
  for (const notification of waiting.splice(0)) showInRegion(notification);
  return () => {
    show = undefined;
  };
}

/** For the place the region goes to: learns when the first notification waits. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isWaiting = (): boolean => waiting.length > 0;
