import { X } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";

import type { FormSpan, SpanEnd } from "./season-spans.ts";

interface SpanInputProps {
  number: number;
  span: FormSpan;
  onSpan: (span: FormSpan) => void;
  onRemove: () => void;
}

/** A period of the year, optionally on some days of the week. */
export function SpanInput({ number, span, onSpan, onRemove }: SpanInputProps) {
  const t = useTranslations("administration.form.season");
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-strong">{t("span", { number })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <EndInput label={t("from")} end={span.from} onEnd={(from) => onSpan({ ...span, from })} />
        <EndInput label={t("to")} end={span.to} onEnd={(to) => onSpan({ ...span, to })} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="text-sm text-ink-2">{t("weekdays")}</span>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <ToggleChip
            key={day}
            value={String(day)}
            checked={span.weekdays.includes(day)}
            onCheckedChange={(isOn) => {
              const others = span.weekdays.filter((one) => one !== day);
              onSpan({ ...span, weekdays: isOn ? [...others, day].toSorted((a, b) => a - b) : others });
            }}
          >
            {/* 1 January 2024 was a Monday. */}
            {weekday.format(new Date(Date.UTC(2024, 0, day)))}
          </ToggleChip>
        ))}
        <Button variant="quiet" size="sm" aria-label={t("remove", { number })} onClick={onRemove}>
          <Icon of={X} size="sm" />
        </Button>
      </div>
    </fieldset>
  );
}

interface EndInputProps {
  label: string;
  end: SpanEnd;
  onEnd: (end: SpanEnd) => void;
}

function EndInput({ label, end, onEnd }: EndInputProps) {
  const t = useTranslations("administration.form.season");
  const locale = useLocale();
  const months = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return (
    <div className="grid grid-cols-[1fr_6rem] gap-2">
      <SelectField
        label={label}
        error={null}
        value={end.month}
        onChange={({ currentTarget }) => onEnd({ ...end, month: currentTarget.value })}
      >
        <option value="" />
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={String(index + 1).padStart(2, "0")}>
            {months.format(new Date(Date.UTC(2024, index, 1)))}
          </option>
        ))}
        <option value="easter">{t("easter")}</option>
      </SelectField>
      <TextField
        label={t(end.month === "easter" ? "daysAfter" : "day")}
        error={null}
        inputMode="numeric"
        autoComplete="off"
        value={end.day}
        onChange={({ currentTarget }) => onEnd({ ...end, day: currentTarget.value })}
      />
    </div>
  );
}
