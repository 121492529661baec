import { useEffect, useRef } from "react";

interface DraftedInputProps {
  name: string;
  value: string;
  /** Gets the value of the draft after a reload. */
  onRestored: (value: string) => void;
}

/** A hidden field with what other controls have made: part of the draft of its form (`useDraft`), unlike other hidden fields. */
export function DraftedInput({ name, value, onRestored }: DraftedInputProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    element.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return (
    <input
      ref={element}
      type="hidden"
      name={name}
      value={value}
      data-draft=""
      onInput={({ currentTarget }) => {
        if (currentTarget.value !== value) onRestored(currentTarget.value);
      }}
    />
  );
}
