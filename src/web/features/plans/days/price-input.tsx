import { useState } from "react";
import { useTranslations } from "use-intl";

import { centsOf } from "#web/ui/forms/cents-of.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface PriceInputProps {
  cents: number | null;
  label: string;
  onCents: (cents: number | null) => void;
}

/** A price in euros as it is typed; what is no price is said so and not kept. */
export function PriceInput({ cents, label, onCents }: PriceInputProps) {
  const t = useTranslations("planDays.booking");
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && centsOf(typed) === undefined;
  // Undoing, or another house, changes the price from elsewhere.
  const isStale = typed !== null && !isWrong && centsOf(typed) !== cents;
  const value = typed === null || isStale ? (cents === null ? "" : String(cents / 100)) : typed;
  return (
    <Field label={label} error={isWrong ? t("noPrice") : null}>
      {(control) => (
        <TextInput
          {...control}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            setTyped(target.value);
            const written = centsOf(target.value);
            if (written !== undefined) onCents(written);
          }}
        />
      )}
    </Field>
  );
}
