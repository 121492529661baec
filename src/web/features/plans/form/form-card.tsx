import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";

import { Card } from "#web/ui/layout/card.tsx";
import { StartDateField } from "#web/components/plan-fields/start-date-field.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { firstLeg, fieldsOf } from "#domain/planner/options/plan-options.ts";
import { OptionFields } from "#web/components/plan-fields/option-fields.tsx";
import { useLengths } from "#web/components/plan-fields/use-lengths.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";

import type { PlanFormState } from "./use-plan-form.ts";

interface FormCardProps {
  /** Target of a link. */
  id?: string;
  heading: string;
  /** At the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form with its heading. */
export function FormCard({ id: anchor, heading, action, children }: FormCardProps) {
  const id = useId();
  return (
    <Card id={anchor} className="px-5 py-4">
      <section aria-labelledby={id} className="grid content-start gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-xl">
            {heading}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** Name and start date of the walk. */
export function NameAndDate({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.walk");
  const { options, setName, setLeg, errorOf } = form;
  return (
    <FormCard id="dates" heading={t("heading")}>
      <TextField
        label={t("name")}
        error={errorOf("name")}
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        placeholder={t("namePlaceholder")}
        value={options.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <StartDateField
        date={firstLeg(options).startDate}
        error={errorOf("startDate", 0)}
        onChange={(startDate) => setLeg(0, { startDate })}
      />
    </FormCard>
  );
}

const lodgingFields = ["beds", "places"] as const;
const walking = fieldsOf("walker").filter((field) => !lodgingFields.some((each) => each === field));

/** Walking and sleeping preferences, the same on every route of the plan. */
export function PaceAndBedFields({ form: { options, page, setPreferences, errorOf } }: { form: PlanFormState }) {
  const t = useTranslations("planForm.manner");
  const input = firstLeg(options);
  const lengths = useLengths(input, setPreferences, setPreferences);
  const common = { input, choose: setPreferences, drag: setPreferences, errorOf };
  const hydrated = useHydrated();
  const typesOnRoutes = [...new Set(page.legs.flatMap(({ lodgingTypes }) => lodgingTypes))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormCard heading={t("walking")}>
        <OptionFields {...common} fields={walking} lengths={lengths} />
        {/* Sliders round to their steps; a length chosen elsewhere is kept. */}
        {hydrated ? (
          <>
            <input type="hidden" name="ideal" value={input.ideal} />
            <input type="hidden" name="max" value={input.max} />
          </>
        ) : null}
      </FormCard>
      <FormCard heading={t("sleeping")}>
        <OptionFields {...common} fields={lodgingFields} lodgingTypes={typesOnRoutes} />
      </FormCard>
    </div>
  );
}
