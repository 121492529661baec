import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { isStartDate } from "#domain/calendar/iso-date.ts";
import { TextField } from "#web/ui/controls/field.tsx";

interface StartDateFieldProps {
  date: string | null;
  error: ReactNode | null;
  onChange: (date: string | null) => void;
}

/** Smaller years are still being typed. */
const firstYear = "2000";

/** The first day, in the browser's own date field. */
export function StartDateField({ date, error, onChange }: StartDateFieldProps) {
  const t = useTranslations("planner.options");
  const [typed, setTyped] = useState(date ?? "");
  const [lastDate, setLastDate] = useState(date);
  if (lastDate !== date) {
    setLastDate(date);
    setTyped(date ?? "");
  }
  return (
    <TextField
      label={t("startDate")}
      error={error}
      type="date"
      name="startDate"
      value={typed}
      onChange={({ currentTarget: { value, validity } }) => {
        setTyped(value);
        if (isStartDate(value) && value >= firstYear) onChange(value);
        // A half-typed date is empty too.
        if (value === "" && !validity.badInput && date !== null) onChange(null);
      }}
    />
  );
}
