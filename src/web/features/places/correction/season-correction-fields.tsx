import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";

import { isDayOfLeapYear } from "#domain/calendar/season.ts";
import { useSeasonText } from "#web/components/facts/houses/use-season-text.ts";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Field, FieldError } from "#web/ui/controls/field.tsx";
import { Select, TextInput } from "#web/ui/controls/inputs.tsx";

import { type CorrectableHouse, seasonChoice } from "./correctable-house.ts";
import { ChoiceFact } from "./fact-inputs.tsx";

/** When a house is open: unknown, all year, or from one day to another. */
export function SeasonCorrectionFields({ form, season }: { form: FormState; season: CorrectableHouse["season"] }) {
  const t = useTranslations("correction");
  const writeSeason = useSeasonText();
  const choice = seasonChoice(season);
  const [span] = choice === "span" && season ? season : [];
  // Its errors, which name entries of the API, are all about the days.
  const beside = { ...form, error: () => null };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ChoiceFact form={beside} field="season" label={t("fields.season")} hint={t("fields.seasonHint")} value={choice}>
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
  const id = useId();
  const locale = useLocale();
  const months = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const [knownMonth = "", knownDate = ""] = day?.split("-") ?? [];
  const month = form.typed(`${name}Month`, knownMonth) ?? "";
  const date = form.typed(`${name}Day`, knownDate === "" ? "" : String(Number(knownDate))) ?? "";
  const isWrong = form.error("changes.season") !== null && !isDayOfLeapYear(`${month}-${date.padStart(2, "0")}`);
  const described = isWrong ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
  return (
    <div className="grid grid-cols-[5rem_1fr] content-start gap-x-2 gap-y-1.5">
      <Field label={label} error={null}>
        {(control) => (
          <TextInput
            {...control}
            {...described}
            name={`${name}Day`}
            type="number"
            min={1}
            max={31}
            defaultValue={date}
          />
        )}
      </Field>
      <Field label={t("month")} error={null}>
        {(control) => (
          <Select {...control} {...described} name={`${name}Month`} defaultValue={month}>
            <option value="" />
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={String(index + 1).padStart(2, "0")}>
                {months.format(new Date(Date.UTC(2024, index, 1)))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full">
        <FieldError id={id} error={isWrong ? t("seasonDayWrong") : null} />
      </div>
    </div>
  );
}
