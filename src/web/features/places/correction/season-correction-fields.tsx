import { useLocale, useTranslations } from "use-intl";

import { useSeasonText } from "#web/components/facts/houses/use-season-text.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

import { type CorrectableHouse, seasonChoice } from "./correctable-house.ts";
import { ChoiceFact } from "./fact-inputs.tsx";

interface SeasonCorrectionFieldsProps {
  form: FormState;
  season: CorrectableHouse["season"];
}

/** When a house is open: unknown, all year, or from one day to another. */
export function SeasonCorrectionFields({ form, season }: SeasonCorrectionFieldsProps) {
  const t = useTranslations("correction");
  const writeSeason = useSeasonText();
  const choice = seasonChoice(season);
  const [span] = choice === "span" && season ? season : [];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ChoiceFact form={form} field="season" label={t("fields.season")} value={choice}>
        {choice === "keep" && season ? (
          <option value="keep">{t("values.asNow", { season: writeSeason(season) })}</option>
        ) : null}
        <option value="unknown">{t("values.unknown")}</option>
        <option value="year">{t("values.wholeYear")}</option>
        <option value="span">{t("values.partOfYear")}</option>
      </ChoiceFact>
      <DayOfYear form={form} name="season.from" label={t("fields.seasonFrom")} day={span?.from} />
      <DayOfYear form={form} name="season.to" label={t("fields.seasonTo")} day={span?.to} />
    </div>
  );
}

/** A day of any year, of a day and a month. @param day `MM-DD` */
function DayOfYear({
  form,
  name,
  label,
  day,
}: {
  form: FormState;
  name: string;
  label: string;
  day?: string | undefined;
}) {
  const t = useTranslations("correction.fields");
  const locale = useLocale();
  const months = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const [month = "", date = ""] = day?.split("-") ?? [];
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-2">
      <TextField
        label={label}
        error={null}
        name={`${name}Day`}
        type="number"
        min={1}
        max={31}
        defaultValue={form.typed(`${name}Day`, date === "" ? "" : String(Number(date)))}
      />
      <SelectField
        label={t("month")}
        error={null}
        name={`${name}Month`}
        defaultValue={form.typed(`${name}Month`, month)}
      >
        <option value="" />
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={String(index + 1).padStart(2, "0")}>
            {months.format(new Date(Date.UTC(2024, index, 1)))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
