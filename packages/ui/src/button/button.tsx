import type { ComponentProps } from "react";
import { type ButtonKind, buttonClass } from "./button-class.ts";

type ButtonProps = ComponentProps<"button"> & {
  kind?: ButtonKind;
  size?: "medium" | "large";
  /** Something is under way: the button keeps the focus and ignores presses. */
  busy?: boolean;
};

/** A button; type `button` unless another is given. A disabled or busy one stays in the tab order. */
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
