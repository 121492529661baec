import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { isStartDate } from "#domain/calendar/iso-date.ts";
import { optionTable, type PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { arriveOn } from "#domain/planner/solution/arrive-on.ts";
import type { ChangeOptions } from "#web/components/plan-fields/use-lengths.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";

/** Debounce time of a number, in milliseconds: "14" begins with a 1. */
const debounceMs = 500;

interface DaysFieldProps {
  days: number | null;
  /** While an end is chosen by the planner, which requires them. */
  areNeeded: boolean;
  error: ReactNode | null;
  choose: ChangeOptions;
}

/** The number of days; if empty the planner chooses it, unless it is required. */
export function DaysField({ days, areNeeded, error, choose }: DaysFieldProps) {
  const t = useTranslations("planner.options");
  const [typed, setTyped] = useState(String(days ?? ""));
  const [previous, setPrevious] = useState(days);
  if (previous !== days) {
    setPrevious(days);
    setTyped(String(days ?? ""));
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { min, max } = optionTable.days;
  const applyText = (text: string) => {
    clearTimeout(timer.current);
    const value = text === "" ? null : Number(text);
    const isPossible = value === null || (Number.isInteger(value) && value >= min && value <= max);
    if (isPossible && value !== days) choose({ days: value });
  };
  return (
    <Field label={t("days")} hint={t(areNeeded ? "daysNeeded" : "daysHint")} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          name="days"
          min={min}
          max={max}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => applyText(value), debounceMs);
          }}
          onBlur={() => applyText(typed)}
        />
      )}
    </Field>
  );
}

/** Smaller years are still being typed. */
const minYear = "2000";

interface ArrivalFieldProps {
  input: PlannerOptions;
  /** Of the displayed plan; null if there is none, or it has no dates. */
  arrival: string | null;
  planDays: number | null;
  choose: ChangeOptions;
}

/** The date of arrival, which determines start date or days. */
export function ArrivalField({ input, arrival, planDays, choose }: ArrivalFieldProps) {
  const t = useTranslations("planner.options");
  const [typed, setTyped] = useState(arrival ?? "");
  const [previous, setPrevious] = useState(arrival);
  if (previous !== arrival) {
    setPrevious(arrival);
    setTyped(arrival ?? "");
  }
  const days = input.days ?? planDays;
  if (days === null) return null;
  return (
    // Without a script the start date and the days are sufficient.
    <div data-needs-script="">
      <Field label={t("arrival")} error={null}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              if (isStartDate(value) && value >= minYear) choose(arriveOn(value, input, days));
            }}
          />
        )}
      </Field>
    </div>
  );
}
