import type { UseComboboxReturnValue } from "downshift";
import { useEffect, useRef } from "react";

import { classNames } from "../../class-names.ts";
import type { ComboboxOption } from "./combobox.tsx";

interface ComboboxMenuProps {
  list: UseComboboxReturnValue<ComboboxOption>;
  shown: readonly ComboboxOption[];
  /** Value of the chosen option. */
  value: string;
  openLabel: string;
  emptyText: string;
}

/** The options below the field, or a message if none matches. */
export function ComboboxMenu({ list, shown, value, openLabel, emptyText }: ComboboxMenuProps) {
  const after = useRef<HTMLSpanElement>(null);
  const { isOpen } = list;
  // Below the edge of the window it would be out of sight and reach.
  useEffect(() => {
    if (isOpen) after.current?.previousElementSibling?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <>
      <ul
        {...list.getMenuProps({
          "aria-label": openLabel,
          className: classNames(
            "absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-card",
            !list.isOpen && "hidden",
          ),
        })}
        aria-labelledby={undefined}
      >
        {list.isOpen
          ? shown.map((option, index) => (
              <li
                key={option.value}
                {...list.getItemProps({ item: option, index })}
                className={classNames(
                  "flex min-h-tap cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5",
                  index === list.highlightedIndex && "bg-way-soft text-way forced-colors:underline",
                  option.value === value && "font-strong",
                )}
              >
                <span>{option.label}</span>
                {option.detail ? <span className="text-sm text-ink-2 tabular-nums">{option.detail}</span> : null}
              </li>
            ))
          : null}
        {list.isOpen && shown.length === 0 ? (
          <li role="presentation" className="px-3.5 py-2.5 text-sm text-ink-2">
            {emptyText}
          </li>
        ) : null}
      </ul>
      <span ref={after} role="status" className="sr-only">
        {list.isOpen && shown.length === 0 ? emptyText : ""}
      </span>
    </>
  );
}
