import { studio } from "@brightwren/brand";
import { Button } from "@brightwren/ui/button";
import { useState } from "react";
import { payments, paymentsHead } from "../../content/payments.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PrivateNotice, useFragment } from "../sections/private-notice.tsx";

/** /payments#token: opens the payment provider's customer portal. A click does, because mail scanners open links. */
export default function PaymentsPage() {
  const token = useFragment();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; isOver: boolean }>();
  const open = async () => {
    setBusy(true);
    try {
      const { openPortal } = await import("../checkout/request-checkout.ts");
      location.assign(await openPortal(token));
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      setRefusal({ text: message || payments.failed, isOver: code?.startsWith("link_") ?? false });
      setBusy(false);
    }
  };
  const text = token === "" ? payments.noToken : (refusal?.text ?? payments.text);
  return (
    <PrivateNotice heading={refusal ? payments.refused : payments.heading} text={text}>
      <PageHead {...paymentsHead} />
      <meta name="referrer" content="no-referrer" />
      {token === "" || refusal?.isOver ? null : (
        <Button busy={busy} onClick={() => void open()}>
          {busy ? payments.busy : payments.action}
        </Button>
      )}
      <p className="small">
        <a href={`mailto:${studio.email}`}>{payments.help}</a>
      </p>
    </PrivateNotice>
  );
}
