import { ChevronDown } from "lucide-react";
import { useCombobox } from "downshift";
import { useMemo, useState } from "react";

import { classNames } from "./class-names.ts";
import type { ControlAttributes } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { inputLook } from "./input-look.ts";
import { Select } from "./select.tsx";
import { useHydrated } from "./use-hydrated.ts";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A fact at the right: "km 112". */
  readonly detail?: string;
}

export interface ComboboxProps {
  control: ControlAttributes;
  name: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen option; "" for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Which options fit what was typed, best first. */
  match: (typed: string, options: readonly ComboboxOption[]) => readonly ComboboxOption[];
  openLabel: string;
  emptyText: string;
  placeholder?: string;
  /** Empties itself after each choice, to add several one after another. */
  clearOnChoice?: boolean;
}

/** Search as you type in a list of known options. Without a script it is a plain select with the same name. */
export function Combobox(props: ComboboxProps) {
  const hydrated = useHydrated();
  return hydrated ? <ScriptedCombobox {...props} /> : <PlainChoice {...props} />;
}

function PlainChoice({ control, name, options, value, placeholder }: ComboboxProps) {
  return (
    <Select {...control} name={name} defaultValue={value}>
      {value === "" || !options.some((option) => option.value === value) ? (
        <option value="">{placeholder ?? ""}</option>
      ) : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const shownAtOnce = 60;

function ScriptedCombobox({
  control,
  name,
  options,
  value,
  onValueChange,
  match,
  openLabel,
  emptyText,
  placeholder,
  clearOnChoice = false,
}: ComboboxProps) {
  const selected = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [typed, setTyped] = useState<string | null>(null);
  // Untouched text shows everything: opening the list of a chosen town must not offer only that town.
  const shown = useMemo(
    () => (typed === null ? options : match(typed, options).slice(0, shownAtOnce)),
    [typed, options, match],
  );
  const text = typed ?? (clearOnChoice ? "" : (selected?.label ?? ""));

  const list = useCombobox<ComboboxOption>({
    items: [...shown],
    inputId: control.id,
    itemToString: (option) => option?.label ?? "",
    selectedItem: selected,
    inputValue: text,
    defaultHighlightedIndex: 0,
    // Leaving the field takes the best match of what was typed; without typing nothing was chosen.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur && !typed ? { ...changes, selectedItem: selected } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      if (selectedItem) onValueChange(selectedItem.value);
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null);
    },
  });

  return (
    <span className="relative block">
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <input
        {...list.getInputProps({
          "aria-describedby": control["aria-describedby"],
          "aria-invalid": control["aria-invalid"],
          placeholder,
          autoComplete: "off",
          spellCheck: false,
          onFocus: (event) => event.currentTarget.select(),
          className: classNames(inputLook, "pr-11 text-ellipsis"),
        })}
        // The label belongs to the field around, which points at this input by its id.
        aria-labelledby={undefined}
      />
      <button
        {...list.getToggleButtonProps({
          "aria-label": openLabel,
          className: "absolute top-0.5 right-0.5 grid size-tap place-items-center rounded-md text-ink-2",
        })}
        type="button"
      >
        <Icon of={ChevronDown} />
      </button>
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
      <span role="status" className="sr-only">
        {list.isOpen && shown.length === 0 ? emptyText : ""}
      </span>
    </span>
  );
}
