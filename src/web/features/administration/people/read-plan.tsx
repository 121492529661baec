import { useTranslations } from "use-intl";

import type { DescribedDay } from "#domain/plans/describe-plan.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { TextField } from "#web/ui/controls/field.tsx";

/** The displayed part of a day. */
export interface ReadPlanDay extends Pick<
  DescribedDay,
  "number" | "kind" | "fromName" | "toName" | "km" | "houseName" | "notes"
> {
  readonly date: string | null;
}

/** The days of a user's plan, read-only. */
export function ReadPlanDays({ days }: { days: readonly ReadPlanDay[] }) {
  const t = useTranslations("people.readPlan");
  const formats = useFormats();
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {days.map((day) => (
        <li key={day.number} className="grid gap-0.5 px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-strong">
              {day.kind === "rest"
                ? t("rest", { day: day.number, town: day.toName })
                : t("walk", { day: day.number, from: day.fromName, to: day.toName })}
            </span>
            <span className="text-sm text-ink-2 tabular-nums">
              {[
                ...(day.date === null ? [] : [formats.date(day.date)]),
                ...(day.kind === "walk" ? [formats.kilometres(day.km * 1000)] : []),
              ].join(" · ")}
            </span>
          </p>
          {day.houseName === null ? null : <p className="text-sm">{t("house", { name: day.houseName })}</p>}
          {day.notes === "" ? null : <p className="text-sm whitespace-pre-line text-ink-2">{day.notes}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Asks for the reason for reading a user's plan. */
export function ReasonForm() {
  const t = useTranslations("people.readPlan");
  const form = useForm("read");
  return (
    <PageForm form={form} className="max-w-140">
      <TextField label={t("reason")} hint={t("reasonHint")} {...form.field("reason")} maxLength={500} required />
      <div>
        <Submit form={form}>{t("read")}</Submit>
      </div>
    </PageForm>
  );
}
