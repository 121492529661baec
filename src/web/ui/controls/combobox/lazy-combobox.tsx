import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";

import { classNames } from "../../class-names.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { Icon } from "../../icons/icon.tsx";
import { inputLook } from "../inputs.tsx";

interface LazyComboboxProps extends ComboboxProps {
  /**
   * Requests the list.
   *
   * @param typed the text so far: null for none, undefined when the field was left in the meantime
   */
  onWake: (typed: () => string | null | undefined) => Promise<void>;
}

const ahead = () => void import("./searching-combobox.tsx").catch(() => undefined);

/** A closed combobox, in the same look and roles, before its first use. Text entered while the list loads is kept. */
export function LazyCombobox({
  control,
  name,
  options,
  value,
  openLabel,
  placeholder,
  clearOnChoice = false,
  match,
  onValueChange,
  onWake,
}: LazyComboboxProps) {
  const typed = useRef<string | null>(null);
  const isHere = useRef(false);
  const [text, setText] = useState<string | null>(null);
  const [isWaking, setWaking] = useState(false);
  const label = options.find((option) => option.value === value)?.label ?? "";
  const loadSearch = () => {
    if (isWaking) return;
    setWaking(true);
    // Without a network the field retries on the next use.
    const currentText = () => (isHere.current ? typed.current : undefined);
    void onWake(currentText)
      .catch(() => undefined)
      .finally(() => setWaking(false));
  };
  /** If the user leaves before the list has loaded, the best match is selected, as with the list. */
  const selectBest = () => {
    const [best] = typed.current === null || typed.current === "" ? [] : match(typed.current, options);
    typed.current = null;
    // The list that is loading is no longer needed.
    isHere.current = false;
    setText(null);
    if (best) onValueChange(best.value);
  };
  return (
    <span className="relative block">
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <input
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={`${control.id}-list`}
        aria-busy={isWaking || undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text ?? (clearOnChoice ? "" : label)}
        className={classNames(inputLook, "pr-11 text-ellipsis")}
        onFocus={({ currentTarget }) => {
          isHere.current = true;
          currentTarget.select();
          ahead();
        }}
        onPointerEnter={ahead}
        onClick={() => {
          isHere.current = true;
          loadSearch();
        }}
        onChange={({ currentTarget }) => {
          isHere.current = true;
          typed.current = currentTarget.value;
          setText(currentTarget.value);
          loadSearch();
        }}
        onBlur={() => {
          isHere.current = false;
          selectBest();
        }}
        onKeyDown={(event) => {
          isHere.current = true;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") loadSearch();
          if (event.key !== "Enter" || typed.current === null) return;
          event.preventDefault();
          selectBest();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={openLabel}
        className="absolute top-0.5 right-0.5 grid size-tap place-items-center rounded-md text-ink-2"
        onPointerEnter={ahead}
        onClick={() => {
          isHere.current = true;
          loadSearch();
        }}
      >
        <Icon of={ChevronDown} />
      </button>
      <div role="listbox" id={`${control.id}-list`} aria-label={openLabel} hidden />
    </span>
  );
}
