import { useCombobox } from "downshift";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import type { RecordReference } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { ComboboxOption } from "#web/ui/controls/combobox/combobox.tsx";
import { ComboboxMenu } from "#web/ui/controls/combobox/combobox-menu.tsx";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import type { ControlAttributes } from "#web/ui/controls/field.tsx";
import { inputLook } from "#web/ui/controls/inputs.tsx";

import { useRecordChoices } from "./use-record-choices.ts";

/** A record that can be referenced. */
export interface RecordChoice {
  /** Its slug, or its uuid if it has none. */
  readonly name: string;
  readonly uuid: string;
  readonly title: string;
  /** Distinguishes it from others with the same title. */
  readonly detail: string | null;
}

interface ReferenceInputProps {
  control: ControlAttributes;
  name: string;
  to: ResourceName;
  /** Slug or uuid; empty for none. */
  value: string;
  onValue: (value: string) => void;
  /** Called with the name of the chosen record. */
  onChoice?: (choice: RecordChoice) => void;
  required?: boolean;
  /** Name of the initially referenced record. */
  initialChoice?: RecordChoice | null;
}

function optionOf({ name, title, detail }: RecordChoice): ComboboxOption {
  return { value: name, label: title, ...(detail !== null && { detail }) };
}

/** Reference to another record: searched while typing, shown by its title. Typed text counts as it is until a record is chosen, so that slugs do too. */
export function ReferenceInput({
  control,
  name,
  to,
  value,
  onValue,
  onChoice,
  required,
  initialChoice = null,
}: ReferenceInputProps) {
  const t = useTranslations("administration.form");
  const [typed, setTyped] = useState<string | null>(null);
  const { choices, chosen, choose, lookUp } = useRecordChoices(to, value, initialChoice, typed !== null);
  const options = useMemo(() => choices.map(optionOf), [choices]);
  // The same object while the record is the same: a new object would count as another choice.
  const selected = useMemo(() => chosen && optionOf(chosen), [chosen]);
  const take = (chosenName: string) => {
    const choice = choices.find((one) => one.name === chosenName);
    if (!choice) return;
    setTyped(null);
    choose(choice);
    onValue(choice.name);
    onChoice?.(choice);
  };
  const list = useCombobox<ComboboxOption>({
    items: options,
    inputId: control.id,
    itemToString: (option) => option?.label ?? "",
    selectedItem: selected,
    inputValue: typed ?? chosen?.title ?? value,
    defaultHighlightedIndex: 0,
    // Leaving the field only selects an exact match.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) take(selectedItem.value);
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setTyped(inputValue);
      onValue(inputValue.trim());
      lookUp(inputValue);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen || type !== useCombobox.stateChangeTypes.InputBlur || typed === null) return;
      const foldedText = foldText(typed);
      const same = choices.filter(({ title }) => foldText(title) === foldedText);
      if (same.length === 1 && same[0]) take(same[0].name);
    },
  });
  return (
    <span className="relative block">
      {name === "" ? null : <input type="hidden" name={name} value={value} />}
      <input
        {...list.getInputProps({
          "aria-describedby": control["aria-describedby"],
          "aria-invalid": control["aria-invalid"],
          required,
          autoComplete: "off",
          spellCheck: false,
          onFocus: (event) => {
            event.currentTarget.select();
            lookUp(typed ?? "");
          },
          onBlur: () => setTyped(null),
          className: classNames(inputLook, "text-ellipsis"),
        })}
        // The surrounding field has the label, which refers to this input by its id.
        aria-labelledby={undefined}
      />
      <ComboboxMenu list={list} options={options} value={value} openLabel={t("lookUp")} emptyText={t("noneFits")} />
    </span>
  );
}

export function choiceOf(reference: RecordReference | undefined): RecordChoice | null {
  if (!reference) return null;
  const { uuid, slug, title } = reference;
  return { name: slug ?? uuid, uuid, title, detail: null };
}
