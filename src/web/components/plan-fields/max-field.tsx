import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { Measure } from "#domain/planner-options/planner-options.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";

import { isBeyond, sliderRange, useLengthText } from "./length-ranges.ts";

interface MaxFieldProps {
  measure: Measure;
  max: number;
  error: ReactNode | null;
  setMax: (max: number) => void;
}

/** The longest day that is allowed. */
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
