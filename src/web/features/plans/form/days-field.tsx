import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";

import { optionTable } from "#domain/planner-options/planner-options.ts";
import { wholeNumberIn } from "#domain/planner-options/read-values.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface DaysFieldProps {
  days: number | null;
  error: ReactNode | null;
  onChange: (days: number | null) => void;
}

/** How many days the route may take, rests included; left empty, the best number is found. */
export function DaysField({ days, error, onChange }: DaysFieldProps) {
  const t = useTranslations("planForm.days");
  const [typed, setTyped] = useState(String(days ?? ""));
  const [known, setKnown] = useState(days);
  if (known !== days) {
    setKnown(days);
    setTyped(String(days ?? ""));
  }
  return (
    <Field label={t("label")} hint={t("hint")} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const next = wholeNumberIn(optionTable.days, value.trim());
            if (next !== null || value.trim() === "") {
              setKnown(next);
              onChange(next);
            }
          }}
        />
      )}
    </Field>
  );
}
