import type { ComponentProps } from "react";

import { buttonLook, type ButtonSize, type ButtonVariant } from "./button-look.ts";
import { PaintedArrow } from "./painted-arrow.tsx";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: keeps its place and focus, and ignores further presses. */
  busy?: boolean;
}

/** A button does something here; to go somewhere use `ButtonLink`. */
export function Button({
  variant = "primary",
  size = "md",
  busy = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonLook(variant, size, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : null}
      {children}
      {variant === "arrow" && !busy ? <PaintedArrow /> : null}
    </button>
  );
}
