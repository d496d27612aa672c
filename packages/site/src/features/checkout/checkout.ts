import { notify, prepareNotifications, withdraw } from "@brightwren/ui/notify";
import { useSyncExternalStore } from "react";

const failure = "Failed to start checkout. Please try again.";

/** The price id of the checkout that is being started, if one is, and how to start one. */
export function useCheckout() {
  const running = useSyncExternalStore(onRunningCheckout, runningCheckout, () => undefined);
  return {
    running,
    start: (priceId: string) => void startCheckout(priceId),
    // On intent, not on arrival: the home page's first load does not carry it.
    prepare: prepareNotifications,
  };
}

/**
 * Starts the checkout of a package in a new tab; to be called within the click. Does nothing while another is being
 * started. Never throws: a failure is logged and shown, and the tab closes.
 */
export async function startCheckout(priceId: string): Promise<void> {
  if (!beginCheckout(priceId)) return;
  const tab = openCheckoutTab();
  try {
    const { requestCheckout } = await import("./request-checkout.ts");
    tab.goTo(await requestCheckout(priceId));
    withdraw(failure);
  } catch (error) {
    tab.close();
    console.error("The checkout was not started:", error);
    notify({ title: failure, variant: "destructive", about: failure, ...waitOf(error) });
  } finally {
    endCheckout();
  }
}

/** Returns the server's sentence when it asks to wait. Every other failure has a title only. */
function waitOf(error: unknown): { description?: string } {
  const isLimit = error instanceof Error && "code" in error && error.code === "rate_limited";
  return isLimit ? { description: error.message } : {};
}

// One for the whole site: of several buttons only the clicked one is busy, and a page that is left does not forget it.
let running: string | undefined;
const listeners = new Set<() => void>();

function set(priceId: string | undefined): void {
  running = priceId;
  for (const listener of listeners) listener();
}

/** Whether a checkout of this price id may start now, and so has begun. It may not while another is being started. */
export function beginCheckout(priceId: string): boolean {
  if (running !== undefined) return false;
  set(priceId);
  return true;
}

/** The start is over, one way or the other. */
export const endCheckout = (): void => set(undefined);

/** The price id of the checkout that is being started. */
export const runningCheckout = (): string | undefined => running;

/** Calls the listener whenever that changes. Returns an unsubscribe function. */
export function onRunningCheckout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type CheckoutTab = {
  /** Sends the visitor on to this address. */
  goTo: (url: string) => void;
  /** Leaves no stray tab behind. */
  close: () => void;
};

/**
 * Opens the tab of a checkout before its address is known: only within the click itself do pop-up blockers let a tab
 * through. Where they do not, the visitor goes on in this tab.
 */
function openCheckoutTab(): CheckoutTab {
  const tab = window.open("", "_blank");
  if (!tab || tab.closed) return { goTo: (url) => window.location.assign(url), close: () => {} };
  showOpening(tab);
  return {
    goTo(url) {
      // Closed by hand meanwhile: then it is not wanted.
      if (tab.closed) return;
      // What the address shows must have no hold on our page.
      tab.opener = null;
      tab.location.replace(url);
    },
    close: () => tab.close(),
  };
}

/** Styled by script objects, not by markup: a strict content security policy holds in the new tab too. */
function showOpening(tab: Window): void {
  try {
    const blank = tab.document;
    blank.title = "Opening the checkout…";
    blank.documentElement.lang = "en-GB";
    blank.documentElement.style.colorScheme = "light dark";
    blank.body.style.cssText =
      "margin: 20vh 1.5rem; font: 1.25rem/1.5 system-ui, sans-serif; text-align: center";
    const text = blank.createElement("p");
    text.textContent = "Opening the checkout…";
    blank.body.append(text);
  } catch {
    // The tab stays empty for a moment: no reason not to start the checkout.
  }
}
