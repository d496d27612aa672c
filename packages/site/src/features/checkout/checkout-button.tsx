import type { ReactNode } from "react";
import { useHydrated } from "../../page/hydration.ts";
import styles from "./checkout-button.module.css";
import { useCheckout } from "./checkout.ts";

type CheckoutButtonProps = {
  priceId: string;
  className?: string;
  /** The id of what names the package, for those who hear "Get Started" three times in a row. */
  describedBy?: string;
  children?: ReactNode;
};

/** Starts the checkout of a package: idle, then 'Processing' with a spinner, then idle. */
export function CheckoutButton({
  priceId,
  className,
  describedBy,
  children = "Get Started",
}: CheckoutButtonProps) {
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
      aria-describedby={describedBy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => start(priceId)}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          Processing
        </>
      ) : (
        children
      )}
    </button>
  );
}
