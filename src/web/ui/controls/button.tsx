import type { ComponentProps } from "react";
import type { LucideIcon } from "lucide-react";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "./spinner.tsx";
import { Icon } from "../icons/icon.tsx";

/** `arrow` is the yellow of the painted arrows: forward motion only, at most one in sight. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "arrow" | "danger";
export type ButtonSize = "md" | "sm";

const shared =
  "inline-flex items-center justify-center gap-2.5 rounded-pill border-[1.5px] font-strong text-center no-underline sm:whitespace-nowrap transition-colors duration-150 focus-visible:rounded-pill disabled:bg-surface-2 disabled:text-ink-3 disabled:border-transparent disabled:cursor-not-allowed aria-busy:cursor-progress forced-colors:border-current";

const looks: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-way text-on-way hover:bg-way-hover hover:text-on-way",
  secondary: "border-line-strong bg-surface text-ink hover:bg-surface-2 hover:text-ink",
  quiet: "border-transparent bg-transparent text-way hover:bg-way-soft hover:text-way-hover",
  arrow: "border-transparent bg-arrow text-on-arrow hover:bg-arrow-hover hover:text-on-arrow",
  danger: "border-transparent bg-bad text-on-bad hover:bg-bad-hover hover:text-on-bad",
};

const sizes: Record<ButtonSize, string> = {
  md: "min-h-12 px-[min(1.375rem,5.7vw)] py-2",
  sm: "min-h-tap px-4 py-1.5 text-sm",
};

/** Classes of a button, for the few elements that must look like one without being `Button` or `ButtonLink`. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize = "md", className?: string): string {
  return classNames(shared, looks[variant], sizes[size], className);
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In progress: keeps its place and focus, and ignores further clicks. */
  busy?: boolean;
}

/** A button for an action; for navigation use `ButtonLink`. */
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

/** The brush-painted arrow of the way, pointing forward. Decorative. */
export function PaintedArrow() {
  return (
    <svg
      width="28"
      height="16"
      viewBox="0 0 56 32"
      aria-hidden="true"
      focusable="false"
      className="h-4 w-7 shrink-0 fill-current"
    >
      <path d="M2 13.4c10.3-1.5 20.6-.7 30.3-1L25.2 4.6c-1.6-1.9 1.7-4.9 4-3.4L53 14.1c2 1.2 1.9 3.1-.1 4.2L29.8 30.9c-2.4 1.3-5.5-1.7-3.9-3.6l6.9-7.3c-10.2.1-20.5 1.4-30.6.1-2.2-.5-2-6.4-.2-6.7Z" />
    </svg>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** Its action; read out and shown as a tooltip. */
  label: string;
  boxed?: boolean;
}

/** A button with only an icon, at least 44 px square. */
export function IconButton({ icon, label, boxed = false, type = "button", className, ...rest }: IconButtonProps) {
  const look = boxed ? "rounded-md border border-line bg-surface" : "rounded-pill bg-transparent";
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-tap shrink-0 place-items-center text-ink hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60",
        look,
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
