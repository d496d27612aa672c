import { prepareNotifications } from "@brightwren/ui/notify";
import { useSyncExternalStore } from "react";
import { onRunningCheckout, runningCheckout } from "./running-checkout.ts";
import { startCheckout } from "./start-checkout.ts";

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
