import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";

interface EasingFieldProps {
  /** First walking days that begin shorter. */
  days: number;
  error: ReactNode | null;
  onChange: (change: { easeInDays: number }) => void;
}

export function EasingField({ days, error, onChange }: EasingFieldProps) {
  const t = useTranslations("planner.wishes");
  return (
    <Field label={t("easing")} hint={t("easingHint")} error={error}>
      {(control) => (
        <Stepper
          control={control}
          name="easeInDays"
          value={days}
          min={0}
          max={14}
          lessLabel={t("fewerDays")}
          moreLabel={t("moreDays")}
          onValueChange={(easeInDays) => onChange({ easeInDays })}
        />
      )}
    </Field>
  );
}
