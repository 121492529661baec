import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { type CountedOption, optionTable } from "#domain/planner-options/planner-options.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";

import type { ChangeOptions } from "./use-lengths.ts";

interface CountedFieldProps {
  name: CountedOption;
  value: number;
  error: ReactNode | null;
  onChange: ChangeOptions;
}

/** An option that is counted in steps, as the table of options says. */
export function CountedField({ name, value, error, onChange }: CountedFieldProps) {
  const t = useTranslations("planner.options");
  const { min, max, step } = optionTable[name];
  return (
    <Field label={t(name)} hint={t(`${name}Hint`)} error={error}>
      {(control) => (
        <Stepper
          control={control}
          name={name}
          value={value}
          min={min}
          max={max}
          step={step}
          lessLabel={t(`${name}Less`)}
          moreLabel={t(`${name}More`)}
          onValueChange={(next) => onChange({ [name]: next })}
        />
      )}
    </Field>
  );
}
