import { createStore } from "../store/store.ts";

export type Notification = {
  title: string;
  description?: string;
  /** A second sentence, for descriptions whose wording is fixed. */
  detail?: string;
  variant?: "default" | "destructive";
  /** Key, e.g. `save:<post id>`: replaces the previous notification with the same key. */
  about?: string;
  /** E.g. Undo. Notifications with actions stay longer and close after an action. */
  actions?: readonly { label: string; onAct: () => void }[];
};

type Show = (notification: Notification) => void;
/** Without a key, all errors. */
type Withdraw = (about?: string) => void;

const waiting: Notification[] = [];
/** Whether the region is needed. */
export const wanted = createStore(false);
let show: Show | undefined;
let withdrawShown: Withdraw | undefined;

/**
 * Mounts the region in advance, because screen readers need an existing one and code cannot be loaded while offline.
 */
export function prepareNotifications(): void {
  wanted.set(true);
}

/** Shows a notification, announced politely and dismissed automatically, by button or by swipe. */
export function notify(notification: Notification): void {
  if (show) {
    show(notification);
  } else {
    waiting.push(notification);
    prepareNotifications();
  }
}

/** Closes a notification by its key. */
export function withdraw(about: string): void {
  waiting.splice(0, waiting.length, ...waiting.filter((notification) => notification.about !== about));
  withdrawShown?.(about);
}

/** Closes the errors that are shown, because the owner has left the screen that they are about. */
export const withdrawErrors = (): void => withdrawShown?.();

/** For the region: passes it pending and future notifications. Returns a disconnect function. */
export function connectRegion(showInRegion: Show, withdrawFromRegion?: Withdraw): () => void {
  show = showInRegion;
  withdrawShown = withdrawFromRegion;
  for (const notification of waiting.splice(0)) showInRegion(notification);
  return () => {
    show = undefined;
    withdrawShown = undefined;
  };
}
