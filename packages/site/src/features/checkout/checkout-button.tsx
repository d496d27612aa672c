import { useHydrated } from "../../page/hydration.ts";
import styles from "./checkout-button.module.css";
import { useCheckout } from "./checkout.ts";

type CheckoutButtonProps = {
  priceId: string;
  name: string;
  className?: string;
};

export function CheckoutButton({ priceId, name, className }: CheckoutButtonProps) {
  const { running, start, prepare } = useCheckout();
  const busy = running === priceId;
  // A click before hydration would be lost.
  const ready = useHydrated();
  return (
    <button
      type="button"
      className={className}
      disabled={!ready}
      aria-busy={busy}
      // With the `disabled` attribute, the button would lose focus.
      aria-disabled={busy || undefined}
      // Distinguishes this button from the page's other 'Get Started' buttons and links.
      aria-label={busy ? undefined : `Get Started with ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => start(priceId)}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>Processing</span>
        </>
      ) : (
        <span>Get Started</span>
      )}
    </button>
  );
}
