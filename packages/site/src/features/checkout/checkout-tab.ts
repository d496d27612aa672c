export type CheckoutTab = {
  /** Sends the visitor on to this address. */
  goTo: (url: string) => void;
  /** Leaves no stray tab behind. */
  close: () => void;
};

/**
 * Opens the tab of a checkout before its address is known: only within the click itself do pop-up blockers let a tab
 * through. Where they do not, the visitor goes on in this tab.
 */
export function openCheckoutTab(): CheckoutTab {
  const tab = window.open("", "_blank");
  if (!tab || tab.closed) return { goTo: (url) => window.location.assign(url), close: () => {} };
  sayOpening(tab);
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
function sayOpening(tab: Window): void {
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
