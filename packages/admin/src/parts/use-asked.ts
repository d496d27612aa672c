import { useRef, useState } from "react";

/** A `ConfirmDialog` that asks about one thing at a time. */
export function useAsked<Thing>() {
  const [asked, setAsked] = useState<Thing>();
  const returnFocus = useRef<HTMLElement | null>(null);
  /** Sets what receives focus when the dialog closes. */
  const returnTo = (element: HTMLElement | null) => void (returnFocus.current = element);
  const close = () => setAsked(undefined);
  return {
    asked,
    ask: (thing: Thing, trigger: HTMLElement | null) => {
      returnTo(trigger);
      setAsked(thing);
    },
    close,
    returnTo,
    dialog: { open: asked !== undefined, returnFocus, onCancel: close },
  };
}
