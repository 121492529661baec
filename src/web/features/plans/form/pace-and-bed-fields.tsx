import { useTranslations } from "use-intl";

import { OptionFields } from "#web/components/plan-fields/option-fields.tsx";
import { useLengths } from "#web/components/plan-fields/use-lengths.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { FormCard } from "./form-card.tsx";
import { fieldsOf, firstLeg } from "#domain/planner-options/plan-options.ts";
import type { PlanFormState } from "./use-plan-form.ts";

const sleeping = ["beds", "places"] as const;
const walking = fieldsOf("walker").filter((field) => !sleeping.some((each) => each === field));

/** How one walks and where one sleeps, the same on every route of the plan. */
export function PaceAndBedFields({ form: { options, page, setPreferences, errorOf } }: { form: PlanFormState }) {
  const t = useTranslations("planForm.manner");
  const input = firstLeg(options);
  const lengths = useLengths(input, setPreferences, setPreferences);
  const common = { input, choose: setPreferences, drag: setPreferences, errorOf };
  const hydrated = useHydrated();
  const known = [...new Set(page.legs.flatMap(({ lodgingTypes }) => lodgingTypes))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormCard heading={t("walking")}>
        <OptionFields {...common} fields={walking} lengths={lengths} />
        {/* Sliders round to their steps; a length that was chosen elsewhere stays as it is. */}
        {hydrated ? (
          <>
            <input type="hidden" name="ideal" value={input.ideal} />
            <input type="hidden" name="max" value={input.max} />
          </>
        ) : null}
      </FormCard>
      <FormCard heading={t("sleeping")}>
        <OptionFields {...common} fields={sleeping} lodgingTypes={known} />
      </FormCard>
    </div>
  );
}
