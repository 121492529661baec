import { memo, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { FieldError } from "#web/ui/controls/field.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

import { lodgingChoices, lodgingKinds } from "#domain/planner/options/lodging-groups.ts";

interface BedsFieldProps {
  /** Types of houses known on the route. */
  typesOnRoute: readonly string[];
  lodging: PlannerOptions["lodging"];
  lodgingTypes: PlannerOptions["lodgingTypes"];
  error: ReactNode | null;
  onChange: (change: Partial<Pick<PlannerOptions, "lodging" | "lodgingTypes">>) => void;
}

/** Types of houses to sleep in, or any. */
export const BedsField = memo(function BedsField({
  typesOnRoute,
  lodging,
  lodgingTypes,
  error,
  onChange,
}: BedsFieldProps) {
  const t = useTranslations("planner.beds");
  const errorId = useId();
  const choices = lodgingChoices(typesOnRoute);
  const isOn = (types: readonly string[]) => types.every((type) => lodgingTypes.includes(type));
  const isOnly = (types: readonly string[]) => isOn(types) && types.length === lodgingTypes.length;
  const kinds = lodgingKinds
    .map(({ key, types }) => ({ key, types: typesOnRoute.filter((type) => types.includes(type)) }))
    .filter(({ types }) => types.length > 0 && types.length < typesOnRoute.length);
  // Types that do not form a complete group have to be visible.
  const [isOpen, setOpen] = useState(lodgingTypes.length > 0 && !kinds.some(({ types }) => isOnly(types)));
  const toggle = (types: readonly string[], on: boolean) => {
    const others = lodgingTypes.filter((type) => !types.includes(type));
    onChange({ lodgingTypes: on ? [...others, ...types] : others });
  };
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-strong">{t("label")}</legend>
      {choices.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {/* Its empty value is left out of the address: any bed is the default. */}
          <ToggleChip
            name="anyBed"
            value=""
            checked={lodgingTypes.length === 0}
            onCheckedChange={() => onChange({ lodgingTypes: [] })}
          >
            {t("any")}
          </ToggleChip>
          {kinds.map(({ key, types }) => (
            <ToggleChip
              key={key}
              name="lodgingTypes"
              value={types.join(",")}
              checked={isOnly(types)}
              onCheckedChange={(on) => onChange({ lodgingTypes: on ? types : [] })}
            >
              {t(key)}
            </ToggleChip>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t("noneKnown")}</p>
      )}
      {choices.length > 0 ? (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-tap cursor-pointer content-center font-medium text-way">{t("types")}</summary>
          <div className="flex flex-wrap gap-2 pt-1 pb-2">
            {choices.map(({ key, types }) => (
              <ToggleChip
                key={types[0]}
                name="lodgingTypes"
                value={types.join(",")}
                checked={isOn(types)}
                onCheckedChange={(on) => toggle(types, on)}
              >
                {key ? t(`groups.${key}`) : (types[0] ?? "").replaceAll("_", " ")}
              </ToggleChip>
            ))}
          </div>
        </details>
      ) : null}
      <Checkbox
        name="lodging"
        value="ignore"
        label={t("ignore")}
        hint={t("ignoreHint")}
        checked={lodging === "ignore"}
        onCheckedChange={(ignore) => onChange({ lodging: ignore ? "ignore" : "required" })}
      />
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
});
