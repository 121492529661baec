import { ArrowLeft, ArrowRight, Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { useReasonSentence } from "#web/components/plan-sentences/planner-sentences.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { AlternativeItem, useEndChanges } from "./alternative-item.tsx";
import { EditButton, useEditing } from "#web/components/plan-edits/editing.tsx";
import { Outcome } from "../editor/edit-session.tsx";
import type { PlanEditor } from "../editor/plan-editor.ts";
import { possibleEnds } from "./possible-ends.ts";

interface DayEndProps {
  /** Uuid of the plan. */
  plan: string;
  day: EditorDay;
  /** The next day; undefined for the last one. */
  next: EditorDay | undefined;
  /** Null if the plan is read-only. */
  editor: PlanEditor | null;
  nameOf: (town: string) => string;
  /** Whether only houses of some types are searched. */
  typesChosen: boolean;
}

/** Number of other ends that are shown before "show all". */
const collapsedCount = 4;

/** The reasons for a day's end, and all controls to move it. */
export function DayEnd({ plan, day, next, editor, nameOf, typesChosen }: DayEndProps) {
  const t = useTranslations("planDays.end");
  const paths = usePaths();
  const editing = useEditing();
  const sentence = useReasonSentence(nameOf);
  const [showsAll, setShowsAll] = useState(false);
  const { number, alternatives } = day;
  const { earlier, later } = possibleEnds(day);
  const visible = showsAll ? alternatives : alternatives.slice(0, collapsedCount);
  const changes = useEndChanges(
    editor,
    day,
    visible.map(({ to }) => to),
  );
  return (
    <section id="end" aria-labelledby="day-end" className="grid scroll-mt-16 gap-3">
      <h3 id="day-end" className="text-lg">
        {t("heading", { town: day.toName })}
      </h3>
      {day.reasonFacts.length === 0 ? null : (
        <ul className="grid list-disc gap-0.5 pl-5 text-sm text-ink-2">
          {day.reasonFacts.map((reason) => (
            <li key={reason.code}>
              {sentence(reason)}
              {editing && reason.code === "must_stop" ? (
                <>
                  {" · "}
                  <Link to={paths.editPlan(plan)}>{t("changeStops")}</Link>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {editing ? (
        <div className="flex flex-wrap gap-2.5">
          <EditButton
            edit={{ kind: "end-earlier", day: number }}
            disabled={earlier === null}
            title={earlier ? t("endIn", { town: nameOf(earlier.to) }) : undefined}
          >
            <Icon of={ArrowLeft} size="sm" />
            {t("earlier")}
          </EditButton>
          <EditButton
            edit={{ kind: "end-later", day: number }}
            disabled={later === null}
            title={later ? t("endIn", { town: nameOf(later.to) }) : undefined}
          >
            {t("later")}
            <Icon of={ArrowRight} size="sm" />
          </EditButton>
          <EditButton edit={{ kind: day.pinned ? "unpin" : "pin", day: number }}>
            <Icon of={day.pinned ? PinOff : Pin} size="sm" />
            {t(day.pinned ? "unpin" : "pin")}
          </EditButton>
        </div>
      ) : null}
      <Outcome at="end" />
      {editing && next && alternatives.length === 0 ? (
        <p className="text-sm text-ink-2">
          {t(next.kind === "rest" ? "restBinds" : "nowhereElse", { town: day.toName })}
        </p>
      ) : null}
      {alternatives.length === 0 ? null : (
        <div className="grid gap-2" data-needs-script={editing ? "" : undefined}>
          <h4 className="font-sans text-md font-strong tracking-normal">{t("elsewhere")}</h4>
          <p className="text-sm text-ink-2">{t("elsewhereHint")}</p>
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {visible.map((alternative) => (
              <AlternativeItem
                key={alternative.to}
                day={day}
                alternative={alternative}
                name={nameOf(alternative.to)}
                typesChosen={typesChosen}
                change={changes.get(alternative.to) ?? null}
              />
            ))}
          </ul>
          {visible.length < alternatives.length ? (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-4 justify-self-start"
              data-needs-script=""
              onClick={() => setShowsAll(true)}
            >
              {t("showAll", { count: alternatives.length })}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
