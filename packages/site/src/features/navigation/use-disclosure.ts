import { useEffect, useRef, useState } from "react";

/**
 * A part that a button opens and closes. Escape closes it and returns the focus to the button; leaving `container`
 * by pointer or by Tab closes it too, so it traps nothing.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
    };
  }, [open]);

  return {
    open,
    container,
    button,
    show: () => setOpen(true),
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
  };
}
