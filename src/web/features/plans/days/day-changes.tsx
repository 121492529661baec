import { BedDouble, Combine, ChevronLeft, ChevronRight, Split, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanEdit } from "#domain/plan-editing/edit.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";

import { EditButton, useEditing } from "#web/components/plan-edits/editing.tsx";

interface DayChangesProps {
  plan: EditorPlan;
  day: EditorDay;
  /** Towns that the day passes, its end left out. */
  passed: readonly { readonly slug: string; readonly name: string }[];
}

/** Days of rest, splitting and joining. */
export function DayChanges({ plan, day, passed }: DayChangesProps) {
  const t = useTranslations("planDays.change");
  const editing = useEditing();
  if (!editing) return null;
  const { number } = day;
  const next = plan.days[number];
  const isLast = number === plan.days.length;
  return (
    <section aria-labelledby="day-changes" className="grid gap-3">
      <h3 id="day-changes" className="text-lg">
        {t("heading")}
      </h3>
      <div className="flex flex-wrap gap-2.5">
        {day.kind === "rest" ? (
          <>
            <EditButton edit={{ kind: "rest-earlier", day: number }}>
              <Icon of={ChevronLeft} size="sm" />
              {t("restEarlier")}
            </EditButton>
            <EditButton edit={{ kind: "rest-later", day: number }}>
              {t("restLater")}
              <Icon of={ChevronRight} size="sm" />
            </EditButton>
            <EditButton edit={{ kind: "remove-rest", day: number }}>
              <Icon of={Trash2} size="sm" />
              {t("removeRest")}
            </EditButton>
          </>
        ) : null}
        {isLast ? null : (
          <EditButton edit={{ kind: "add-rest", day: number }}>
            <Icon of={BedDouble} size="sm" />
            {t("addRest", { town: day.toName })}
          </EditButton>
        )}
        {day.kind === "walk" && next?.kind === "walk" ? (
          <EditButton edit={{ kind: "merge", day: number }}>
            <Icon of={Combine} size="sm" />
            {t("merge", { next: number + 1 })}
          </EditButton>
        ) : null}
      </div>
      {day.kind === "walk" ? <SplitForm key={day.number} day={day} passed={passed} /> : null}
    </section>
  );
}

/** Two days instead of one. */
function SplitForm({ day, passed }: Pick<DayChangesProps, "day" | "passed">) {
  const t = useTranslations("planDays.change");
  const editing = useEditing();
  const [chosen, setChosen] = useState("");
  if (!editing || passed.length === 0) return null;
  const at = passed.some(({ slug }) => slug === chosen) ? chosen : "";
  const edit: PlanEdit = { kind: "split", day: day.number, ...(at !== "" && { at }) };
  return (
    <form
      className="flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        editing.edit(edit);
      }}
    >
      <Field label={t("splitAt")} error={null} className="basis-56">
        {(control) => (
          <Select {...control} name="town" value={at} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("splitAnywhere")}</option>
            {passed.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Icon of={Split} size="sm" />
        {t("split")}
      </Button>
    </form>
  );
}
