import { useTranslations } from "use-intl";

import { BedsField } from "#web/components/plan-fields/beds-field.tsx";
import { EasingField } from "#web/components/plan-fields/easing-field.tsx";
import { IdealField } from "#web/components/plan-fields/ideal-field.tsx";
import { MaxField } from "#web/components/plan-fields/max-field.tsx";
import { PaceField } from "#web/components/plan-fields/pace-field.tsx";
import { RestField } from "#web/components/plan-fields/rest-field.tsx";
import { useLengths } from "#web/components/plan-fields/use-lengths.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { FormCard } from "./form-card.tsx";
import { firstLeg } from "#web/components/plan-sync/plan-wish.ts";
import type { PlanFormState } from "./use-plan-form.ts";

/** How one walks and where one sleeps, the same on every route of the plan. */
export function MannerFields({ form: { wish, page, setManner, errorOf } }: { form: PlanFormState }) {
  const t = useTranslations("planForm.manner");
  const input = firstLeg(wish);
  const { setIdeal, setMax, setMeasure } = useLengths(input, setManner, setManner);
  const hydrated = useHydrated();
  const known = [...new Set(page.legs.flatMap(({ lodgingTypes }) => lodgingTypes))];
  return (
    <div className="grid gap-5">
      <FormCard heading={t("walking")}>
        <IdealField wishes={{ input, setIdeal, setMeasure }} named error={errorOf("ideal")} />
        <MaxField measure={input.measure} max={input.max} error={errorOf("max")} setMax={setMax} />
        {/* Sliders round to their steps; a length that was chosen elsewhere stays as it is. */}
        {hydrated ? (
          <>
            <input type="hidden" name="ideal" value={input.ideal} />
            <input type="hidden" name="max" value={input.max} />
          </>
        ) : null}
        <EasingField days={input.easeInDays} error={errorOf("easeInDays")} onChange={setManner} />
        <RestField wish={input.restEvery} error={errorOf("restEvery")} choose={setManner} />
        <PaceField pace={input.pace} error={errorOf("pace")} drag={setManner} />
      </FormCard>
      <FormCard heading={t("sleeping")}>
        <BedsField
          known={known}
          lodging={input.lodging}
          lodgingTypes={input.lodgingTypes}
          error={errorOf("lodgingTypes") ?? errorOf("lodging")}
          onChange={setManner}
        />
      </FormCard>
    </div>
  );
}
