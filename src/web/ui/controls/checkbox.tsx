import type { ComponentProps, ReactNode } from "react";

import { classNames } from "../class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes-or-no question with its label. */
export function Checkbox({ label, hint, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames("flex min-h-tap items-center gap-3", className)}>
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className="size-6 shrink-0 cursor-pointer rounded-sm accent-way"
      />
      <span>
        <span className="font-medium">{label}</span>
        {hint ? <span className="block text-sm text-ink-2">{hint}</span> : null}
      </span>
    </label>
  );
}
