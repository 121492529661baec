import { type ComponentType, useState } from "react";
import { flushSync } from "react-dom";

import type { ControlAttributes } from "../field.tsx";
import { Select } from "../inputs.tsx";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { LazyCombobox } from "./lazy-combobox.tsx";

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
  /** Options that match the input, best first. */
  match: (typed: string, options: readonly ComboboxOption[]) => readonly ComboboxOption[];
  openLabel: string;
  emptyText: string;
  placeholder?: string;
  /** Clears itself after each choice, to add several one after another. */
  clearOnChoice?: boolean;
}

type Searching = ComponentType<ComboboxProps & { typedBefore: string | null }>;

/**
 * Search as you type in a list of known options. Without a script it is a plain select with the same name; the list and
 * its keyboard support are loaded when the field is first used.
 */
export function Combobox(props: ComboboxProps) {
  const hydrated = useHydrated();
  const [loadedSearch, setLoadedSearch] = useState<{
    readonly Searching: Searching;
    readonly typed: string | null;
  } | null>(null);
  if (!hydrated) return <PlainChoice {...props} />;
  if (loadedSearch) return <loadedSearch.Searching {...props} typedBefore={loadedSearch.typed} />;
  return (
    <LazyCombobox
      {...props}
      onWake={async (typed) => {
        const { SearchingCombobox } = await import("./searching-combobox.tsx");
        const before = typed();
        // At once: Enter pressed before a later rendering would select, and the list would then open on the old text.
        if (before !== undefined) flushSync(() => setLoadedSearch({ Searching: SearchingCombobox, typed: before }));
      }}
    />
  );
}

function PlainChoice({ control, name, options, value, placeholder }: ComboboxProps) {
  return (
    <Select {...control} name={name} defaultValue={value}>
      {options.some((option) => option.value === value) ? null : <option value="">{placeholder ?? ""}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
