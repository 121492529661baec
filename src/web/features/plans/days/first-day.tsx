import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { isStartDate, lastStart } from "#domain/calendar/iso-date.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { useEditing } from "#web/components/plan-edits/editing.tsx";

interface FirstDayProps {
  plan: EditorPlan;
  onChange: (date: string | null) => void;
}

const earliest = "2000-01-01";

/** The date of day 1; everything moves along with it. */
export function FirstDay({ plan, onChange }: FirstDayProps) {
  const t = useTranslations("planDays.firstDay");
  if (!useEditing()) return null;
  return (
    <form id="first-day" className="flex items-end gap-2" onSubmit={(event) => event.preventDefault()}>
      <Field label={t("label")} error={null} className="flex-1">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="startDate"
            key={plan.startDate}
            min={earliest}
            max={lastStart}
            defaultValue={plan.startDate ?? ""}
            // A year that is being typed is an early one first.
            onChange={({ target: { value } }) => {
              if (isStartDate(value) && value >= earliest && value !== plan.startDate) onChange(value);
            }}
            onBlur={({ target: { value } }) => {
              if (value === "" && plan.startDate !== null) onChange(null);
            }}
          />
        )}
      </Field>
    </form>
  );
}
