import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";

interface RangeSliderProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "min" | "max" | "step" | "onChange"
> {
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as read by screen readers: "6 h 30", not "6.5". */
  valueText: string;
  onValueChange: (value: number) => void;
}

/**
 * A native range input over a drawn track: the keyboard, touch and form behaviour are the browser's own.
 * The filled part is an SVG rectangle, because the content security policy allows no inline styles.
 */
export function RangeSlider({
  value,
  min,
  max,
  step,
  valueText,
  onValueChange,
  className,
  disabled,
  ...rest
}: RangeSliderProps) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <span className={classNames("relative block h-tap", className)}>
      <svg
        aria-hidden="true"
        focusable="false"
        className="pointer-events-none absolute inset-x-0 top-1/2 h-2 w-full -translate-y-1/2 forced-colors:hidden"
      >
        <rect width="100%" height="8" rx="4" className="fill-line" />
        <rect
          width={`${(share * 100).toFixed(2)}%`}
          height="8"
          rx="4"
          className={disabled ? "fill-line-strong" : "fill-way"}
        />
      </svg>
      <input
        {...rest}
        type="range"
        disabled={disabled}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className="range-slider"
      />
    </span>
  );
}
