import { useRef, useState } from "react";

/** A dialog that asks about one thing at a time. The thing remains while the dialog closes. */
export function useAsked<Thing>() {
  const [asked, setAsked] = useState<Thing>();
  const [open, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  /** Sets what receives focus when the dialog closes. */
  const returnTo = (element: HTMLElement | null) => void (returnFocus.current = element);
  const close = () => setOpen(false);
  return {
    asked,
    ask: (thing: Thing, trigger: HTMLElement | null) => {
      returnTo(trigger);
      setAsked(thing);
      setOpen(true);
    },
    close,
    returnTo,
    dialog: { open, returnFocus, onCancel: close },
  };
}
