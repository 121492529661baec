import { useTranslations } from "use-intl";

import { maxGoalNights } from "#domain/plan-editing/stored-plan.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";

interface GoalNightsProps {
  /** Name of the town where the plan ends. */
  town: string;
  nights: number;
  /** Null where a plan can only be read. */
  onNights: ((nights: number) => void) | null;
}

/** How many nights are spent where the plan ends: as many count in its cost. */
export function GoalNights({ town, nights, onNights }: GoalNightsProps) {
  const t = useTranslations("planDays.goal");
  if (!onNights) return <p>{t("nights", { count: nights, town })}</p>;
  return (
    <Field label={t("label", { town })} hint={t("hint")} error={null} className="max-w-56">
      {(control) => (
        <Stepper
          control={control}
          name="goalNights"
          value={nights}
          min={0}
          max={maxGoalNights}
          lessLabel={t("less")}
          moreLabel={t("more")}
          onValueChange={onNights}
        />
      )}
    </Field>
  );
}
