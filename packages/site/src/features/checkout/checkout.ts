import { paths } from "@brightwren/core/paths";
import { notify, prepareNotifications, withdraw } from "@brightwren/ui/notify";
import { createStore } from "@brightwren/ui/store";
import { useSyncExternalStore } from "react";

const failure = "Failed to start checkout. Please try again.";

export function useCheckout() {
  return {
    running: useSyncExternalStore(running.subscribe, running.get, () => undefined),
    start: (priceId: string) => void startCheckout(priceId),
    // Loaded on demand, so that the home page's first load does not include it.
    prepare: prepareNotifications,
  };
}

/** Call it synchronously in a click handler. Ignores calls while another checkout starts. Never throws. */
export async function startCheckout(priceId: string): Promise<void> {
  if (running.get() !== undefined) return;
  running.set(priceId);
  const tab = openCheckoutTab();
  try {
    const { requestCheckout } = await import("./request-checkout.ts");
    const page = window.location.pathname === paths.services ? "services" : "home";
    tab.goTo(await requestCheckout(priceId, page));
    withdraw(failure);
  } catch (error) {
    tab.close();
    console.error("The checkout was not started:", error);
    notify({ title: failure, variant: "destructive", about: failure, ...waitOf(error) });
  } finally {
    endCheckout();
  }
}

/** The server's message if it asks the visitor to wait. Other errors have only a title. */
function waitOf(error: unknown): { description?: string } {
  const isLimit = error instanceof Error && "code" in error && error.code === "rate_limited";
  return isLimit ? { description: error.message } : {};
}

// Module state, so that it survives navigation and every button can see it.
const running = createStore<string | undefined>(undefined);

export const endCheckout = (): void => running.set(undefined);

/** Opens the tab within the click, as pop-up blockers require, or falls back to the current tab. */
function openCheckoutTab() {
  const tab = window.open("", "_blank");
  if (!tab || tab.closed) return { goTo: (url: string) => window.location.assign(url), close: () => {} };
  showOpening(tab);
  return {
    goTo(url: string) {
      // The visitor closed the tab.
      if (tab.closed) return;
      // The checkout page must not control our page.
      tab.opener = null;
      tab.location.replace(url);
    },
    close: () => tab.close(),
  };
}

/** Styled by script instead of markup, because the CSP also applies to the new tab. */
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
    // Without the message, the tab is blank for a moment, which is harmless.
  }
}
