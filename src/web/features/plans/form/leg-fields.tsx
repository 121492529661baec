import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";

import { fieldsOf } from "#domain/planner/options/plan-options.ts";
import {
  type OptionField,
  type OptionKey,
  type PlannerOptions,
  optionTable,
} from "#domain/planner/options/planner-options.ts";
import { OptionFields } from "#web/components/plan-fields/option-fields.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { FieldError, TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { legMark } from "#web/components/plan-form/plan-form-fields.ts";
import type { LegChoices } from "#web/components/plan-form/plan-form-page.ts";
import { wholeNumberIn } from "#domain/planner/options/url/read-values.ts";

import { FormCard } from "./form-card.tsx";
import { RouteField } from "./route-field.tsx";
import type { PlanFormState } from "./use-plan-form.ts";

interface LegFieldsProps {
  form: PlanFormState;
  leg: PlannerOptions;
  index: number;
  choices: LegChoices;
}

const heads: readonly OptionField[] = ["route", "from", "to"];
const places = fieldsOf("route").filter((field) => !heads.includes(field));

/** One of the plan's consecutive routes: its ends, stops and ways. */
export function LegFields({ form, leg, index, choices }: LegFieldsProps) {
  const t = useTranslations("planForm.legs");
  const { options, page, isOffline, setLeg, errorOf } = form;
  const others = index === 0 ? page.routes : (page.legs[index - 1]?.onward ?? []);
  const { towns, variants, route } = choices;
  const nameOf = (slug: string) => towns.find((town) => town.slug === slug)?.name ?? slug;
  const set = (change: Partial<PlannerOptions>) => setLeg(index, change);
  const errors = (key: OptionKey) => errorOf(key, index);
  const common = { input: leg, choose: set, drag: set, errorOf: errors, towns };
  return (
    <FormCard
      heading={options.legs.length === 1 ? t("one") : t("nth", { number: index + 1 })}
      action={
        index === 0 ? null : (
          <Button type="submit" name="do" value={`remove:${index}`} variant="quiet" size="sm">
            <Icon of={X} size="sm" />
            {t("remove", { route: route.name })}
          </Button>
        )
      }
    >
      <input type="hidden" name={legMark} value={index} />
      <input type="hidden" name="shown" value={`${route.slug}.${page.options.legs[index]?.measure ?? leg.measure}`} />
      <RouteField
        routes={isOffline ? [] : others}
        own={route}
        value={leg.route}
        error={errorOf("route", index)}
        onChange={(slug) => set({ route: slug })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <OptionFields
          {...common}
          fields={["from", "to"]}
          own={index === 0 ? {} : { from: <FollowingStart town={nameOf(leg.from)} error={errorOf("from", index)} /> }}
        />
      </div>
      <OptionFields
        {...common}
        fields={places}
        variants={variants}
        variantsName={`variants.${index}`}
        own={{ days: <DaysField days={leg.days} error={errorOf("days", index)} onChange={(days) => set({ days })} /> }}
      />
    </FormCard>
  );
}

/** Start of a further route. */
function FollowingStart({ town, error }: { town: string; error: ReactNode | null }) {
  const t = useTranslations("planForm.legs");
  const words = useTranslations("planner.options");
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-strong">{words("from")}</p>
      <p className="flex min-h-12 items-center rounded-md bg-surface-2 px-3.5">{town}</p>
      {error ? null : <p className="text-sm text-ink-2">{t("follows")}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}

interface DaysFieldProps {
  days: number | null;
  error: ReactNode | null;
  onChange: (days: number | null) => void;
}

/** Number of days on the route, including rest days; if empty, the best number is found. */
function DaysField({ days, error, onChange }: DaysFieldProps) {
  const t = useTranslations("planForm.days");
  const [typed, setTyped] = useState(String(days ?? ""));
  const [lastDays, setLastDays] = useState(days);
  if (lastDays !== days) {
    setLastDays(days);
    setTyped(String(days ?? ""));
  }
  return (
    <TextField
      label={t("label")}
      hint={t("hint")}
      error={error}
      name="days"
      inputMode="numeric"
      autoComplete="off"
      inputClass="max-w-32"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const next = wholeNumberIn(optionTable.days, value.trim());
        if (next !== null || value.trim() === "") {
          setLastDays(next);
          onChange(next);
        }
      }}
    />
  );
}
