import { openPortal } from "@brightwren/core/checkout/billing-portal";
import { buttonClass } from "@brightwren/ui/button-class";
import { useState } from "react";
import { payments, paymentsHead } from "../../content/payments.ts";
import { useHydrated } from "../../page/hydration.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useFragment } from "../../page/use-fragment.ts";
import styles from "./payments-page.module.css";

/** /payments#token: opens the payment provider's customer portal. A click does, because mail scanners open links. */
export default function PaymentsPage() {
  const token = useFragment();
  const isMissing = useHydrated() && token === "";
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const open = async () => {
    setBusy(true);
    try {
      location.assign(await openPortal(token));
    } catch (error) {
      setRefusal((error as Error).message || payments.failed);
      setBusy(false);
    }
  };
  const { heading, text } = isMissing
    ? payments.noToken
    : refusal === undefined
      ? payments
      : { heading: payments.refused, text: refusal };
  const { before, address, after } = payments.help;
  return (
    <div className={`sheet single gap-5 ${styles.page}`}>
      <PageHead {...paymentsHead} />
      <meta name="referrer" content="no-referrer" />
      <h1 className="section-title">{heading}</h1>
      <p role="status" className={`soft large ${styles.text}`}>
        {text}
      </p>
      {isMissing ? null : (
        <button
          type="button"
          className={buttonClass()}
          aria-busy={busy}
          // With the `disabled` attribute, the button would lose focus.
          aria-disabled={busy || undefined}
          onClick={() => void (busy || open())}
        >
          {busy ? payments.busy : payments.action}
        </button>
      )}
      <p className="small">
        {before}
        <a href={`mailto:${address}`}>{address}</a>
        {after}
      </p>
    </div>
  );
}
