import { X } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../icons/icon.tsx";

interface TokenProps {
  children: ReactNode;
  /** "Remove Sarria". */
  removeLabel: string;
  onRemove: () => void;
}

/** A selected item that can be removed. */
export function Token({ children, removeLabel, onRemove }: TokenProps) {
  return (
    <span className="inline-flex min-h-tap items-center rounded-pill bg-way-soft pl-4 text-sm font-strong text-way">
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-tap place-items-center rounded-pill hover:text-way-hover focus-visible:rounded-pill"
      >
        <Icon of={X} size="sm" />
      </button>
    </span>
  );
}
