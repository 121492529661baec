import { X } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../icons/icon.tsx";

interface TokenProps {
  children: ReactNode;
  /** "Remove Sarria". */
  removeLabel: string;
  onRemove: () => void;
}

const look =
  "inline-flex min-h-tap items-center rounded-pill bg-way-soft pl-4 text-sm font-strong wrap-anywhere text-way";

/** A selected item that can be removed. */
export function Token({ children, removeLabel, onRemove }: TokenProps) {
  return (
    <span className={look}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-tap shrink-0 place-items-center rounded-pill hover:text-way-hover focus-visible:rounded-pill"
      >
        <Icon of={X} size="sm" />
      </button>
    </span>
  );
}

/** The same without a script: a checkbox, crossed out once it is not to be submitted. */
export function TokenCheckbox({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <label className={`${look} relative has-focus-visible:outline-2 not-has-checked:line-through`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
      <span className="grid size-tap place-items-center">
        <Icon of={X} size="sm" />
      </span>
    </label>
  );
}
