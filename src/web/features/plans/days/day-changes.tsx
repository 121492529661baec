import { BedDouble, Combine, ChevronLeft, ChevronRight, Split, Trash2, MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import { useState } from "react";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { EditButton, useEditing } from "#web/components/plan-edits/editing.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";

import { Outcome } from "./editor/edit-session.tsx";
import { TownChoice } from "../town-choice.tsx";

interface DayChangesProps {
  plan: EditorPlan;
  day: EditorDay;
  /** Towns along the day, without its end. */
  passed: readonly { readonly slug: string; readonly name: string }[];
}

/** Rest days, splitting and joining. */
export function DayChanges({ plan, day, passed }: DayChangesProps) {
  const t = useTranslations("planDays.change");
  const editing = useEditing();
  if (!editing) return null;
  const { number } = day;
  const next = plan.days[number];
  const isLast = number === plan.days.length;
  return (
    <section aria-labelledby="day-changes" data-needs-script="" className="grid gap-3">
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
            <span className="min-w-0 wrap-anywhere">{t("addRest", { town: day.toName })}</span>
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
      <Outcome at="days" />
    </section>
  );
}

/** Splits a day in two. */
function SplitForm({ day, passed }: Pick<DayChangesProps, "day" | "passed">) {
  const t = useTranslations("planDays.change");
  const editing = useEditing();
  if (!editing || passed.length === 0) return null;
  return (
    <TownChoice
      label={t("splitAt")}
      towns={passed}
      first=""
      anywhere={t("splitAnywhere")}
      fieldClassName="basis-56"
      onChoose={(at) => editing.edit({ kind: "split", day: day.number, ...(at !== "" && { at }) })}
    >
      <Icon of={Split} size="sm" />
      {t("split")}
    </TownChoice>
  );
}

interface ReplanFromHereFormProps {
  day: EditorDay;
  /** In walking order: possible places of the walker on the evening of the day. */
  towns: readonly { readonly slug: string; readonly name: string }[];
}

/** The walker ended the day elsewhere: replans the rest to arrive on the same day, or in any number of days. */
export function ReplanFromHereForm({ day, towns }: ReplanFromHereFormProps) {
  const t = useTranslations("planDays.here");
  const editing = useEditing();
  const [keepsArrival, setKeepsArrival] = useState(true);
  if (!editing) return null;
  return (
    <div className="grid gap-2" data-needs-script="">
      <h3 className="text-lg">{t("heading")}</h3>
      <p className="text-sm text-ink-2">{t("text", { number: day.number })}</p>
      <Checkbox label={t("keep")} checked={keepsArrival} onCheckedChange={setKeepsArrival} />
      <TownChoice
        label={t("town")}
        towns={towns}
        first={day.to}
        fieldClassName="basis-56"
        onChoose={(town) =>
          editing.edit({ kind: "here", day: day.number, town, arrival: keepsArrival ? "same" : "any" })
        }
      >
        <Icon of={MapPin} size="sm" />
        {t("replan")}
      </TownChoice>
    </div>
  );
}
