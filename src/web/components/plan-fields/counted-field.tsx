import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { type CountedOption, optionTable, type Measure } from "#domain/planner/options/planner-options.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";

import { type ChangeOptions, isBeyond, sliderRange, useLengthText } from "./use-lengths.ts";

interface CountedFieldProps {
  name: CountedOption;
  value: number;
  error: ReactNode | null;
  onChange: ChangeOptions;
}

/** A numeric option with steps, as defined in the table of options. */
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

interface MaxFieldProps {
  measure: Measure;
  max: number;
  error: ReactNode | null;
  setMax: (max: number) => void;
}

/** Maximum length of a day. */
export function MaxField({ measure, max, error, setMax }: MaxFieldProps) {
  const t = useTranslations("planner.options");
  const write = useLengthText();
  return (
    <Field
      label={t("max")}
      hint={isBeyond(measure, "max", max) ? t("beyond") : undefined}
      error={error}
      aside={<output className="font-strong tabular-nums">{write(measure, max)}</output>}
    >
      {(control) => (
        <RangeSlider
          {...control}
          {...sliderRange(measure, "max", max)}
          name="max"
          value={max}
          valueText={write(measure, max)}
          onValueChange={setMax}
        />
      )}
    </Field>
  );
}
