import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";

const look =
  "relative inline-flex min-h-tap items-center gap-2 rounded-pill border-[1.5px] border-line-strong bg-surface px-4 text-sm font-medium wrap-anywhere sm:whitespace-nowrap";

interface ToggleChipProps {
  /** None for a part of a value that is submitted as a whole. */
  name?: string;
  value: string;
  checked?: boolean;
  /** Replaces `checked` in forms that read their controls themselves. */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A choice that is on or off, as one of several in a group: a native checkbox, so that forms work without a script. */
export function ToggleChip({ name, value, checked, defaultChecked, onCheckedChange, icon, children }: ToggleChipProps) {
  return (
    <label
      className={classNames(
        look,
        "has-checked:border-way has-checked:bg-way has-checked:text-on-way has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4",
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {icon ? <Icon of={icon} size="sm" /> : null}
      {children}
    </label>
  );
}
