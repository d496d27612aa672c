import type { ComponentProps } from "react";
import { type ButtonKind, buttonClass } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & {
  kind?: ButtonKind;
  size?: "medium" | "large";
  /** While its action is in progress, the button keeps the focus and ignores presses. */
  busy?: boolean;
};

/** A button with `type="button"` by default. It remains in the tab order when disabled or busy. */
export function Button({ kind, size, busy = false, className, onClick, ...rest }: ButtonProps) {
  const isOff = busy || rest["aria-disabled"] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      className={[buttonClass({ kind, size }), className].filter(Boolean).join(" ")}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}
