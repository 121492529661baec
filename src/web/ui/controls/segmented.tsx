import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** A few exclusive choices side by side: native radio buttons, so arrow keys and forms work. */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={classNames("inline-flex flex-wrap rounded-[1.75rem] bg-surface-2 p-1", className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-tap min-w-tap flex-auto place-items-center rounded-pill border border-transparent px-4 text-center text-sm leading-tight font-strong text-ink-2 has-checked:border-line-strong has-checked:bg-surface has-checked:text-way has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
