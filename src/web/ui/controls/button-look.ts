import { classNames } from "../class-names.ts";

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
  md: "min-h-12 px-5.5 py-2",
  sm: "min-h-tap px-4 py-1.5 text-sm",
};

/** Classes of a button, for the few elements that must look like one without being `Button` or `ButtonLink`. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize = "md", className?: string): string {
  return classNames(shared, looks[variant], sizes[size], className);
}
