import { ChevronDown } from "lucide-react";
import { useCombobox } from "downshift";
import { useMemo, useState } from "react";

import { classNames } from "../../class-names.ts";
import { ComboboxMenu } from "./combobox-menu.tsx";
import type { ComboboxOption, ComboboxProps } from "./combobox.tsx";
import { Icon } from "../../icons/icon.tsx";
import { inputLook } from "../inputs.tsx";

const maxShown = 60;

interface SearchingComboboxProps extends ComboboxProps {
  /** The text entered before this loaded; null for none. */
  typedBefore: string | null;
}

/** A combobox with its list. Replaces the field that was shown while loading, and keeps its focus and text. */
export function SearchingCombobox({
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
  typedBefore,
}: SearchingComboboxProps) {
  const selected = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [typed, setTyped] = useState<string | null>(typedBefore);
  // Unchanged text shows everything: opening the list of a chosen town must not offer only that town.
  const visible = useMemo(
    () => (typed === null ? options : match(typed, options).slice(0, maxShown)),
    [typed, options, match],
  );
  const text = typed ?? (clearOnChoice ? "" : (selected?.label ?? ""));

  const list = useCombobox<ComboboxOption>({
    items: [...visible],
    inputId: control.id,
    itemToString: (option) => option?.label ?? "",
    // Options that are recreated, as after loading a page, are the same options.
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    inputValue: text,
    defaultHighlightedIndex: 0,
    initialIsOpen: true,
    initialHighlightedIndex: 0,
    // Leaving the field selects the best match of the input; without input nothing is selected.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur && !typed ? { ...changes, selectedItem: selected } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      if (selectedItem) onValueChange(selectedItem.value);
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
          autoFocus: true,
          spellCheck: false,
          onFocus: ({ currentTarget }) => {
            // Text entered before the list loaded keeps its cursor position.
            if (typed === null) currentTarget.select();
            else currentTarget.setSelectionRange(typed.length, typed.length);
          },
          // Synchronously: downshift would report it later, and letters of fast typing would be lost.
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          // Escape would also close a surrounding dialog.
          onKeyDown: (event) => {
            if (event.key === "Escape" && list.isOpen) event.preventDefault();
          },
          className: classNames(inputLook, "pr-11 text-ellipsis"),
        })}
        // The label is in the surrounding field, and refers to this input by its id.
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
      <ComboboxMenu list={list} options={visible} value={value} openLabel={openLabel} emptyText={emptyText} />
    </span>
  );
}
