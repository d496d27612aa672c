import { useHydrated } from "../../page/hydration.ts";
import styles from "./checkout-button.module.css";
import { useCheckout } from "./checkout.ts";

type CheckoutButtonProps = {
  priceId: string;
  /** The name of the package. */
  name: string;
  className?: string;
};

/** Starts the checkout of a package: idle, then 'Processing' with a spinner, then idle. */
export function CheckoutButton({ priceId, name, className }: CheckoutButtonProps) {
  const { running, start, prepare } = useCheckout();
  const busy = running === priceId;
  // A click before the script runs would be lost without a word.
  const ready = useHydrated();
  return (
    <button
      type="button"
      className={className}
      disabled={!ready}
      aria-busy={busy}
      // Not `disabled` while busy: the focus would be lost.
      aria-disabled={busy || undefined}
      // A page has several of these, and the header's leads to the form.
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
