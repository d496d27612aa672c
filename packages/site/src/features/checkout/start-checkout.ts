import { notify } from "@brightwren/ui/notify";
import { openCheckoutTab } from "./checkout-tab.ts";
import { beginCheckout, endCheckout } from "./running-checkout.ts";

/**
 * Starts the checkout of a package in a new tab; to be called within the click. Does nothing while another is being
 * started. Never throws: a failure is logged and shown (specification section 8), and the tab closes.
 */
export async function startCheckout(priceId: string): Promise<void> {
  if (!beginCheckout(priceId)) return;
  const tab = openCheckoutTab();
  try {
    const { requestCheckout } = await import("./request-checkout.ts");
    tab.goTo(await requestCheckout(priceId));
  } catch (error) {
    tab.close();
    console.error("The checkout was not started:", error);
    notify({ title: "Failed to start checkout. Please try again.", variant: "destructive" });
  } finally {
    endCheckout();
  }
}
