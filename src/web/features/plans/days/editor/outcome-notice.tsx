import { X } from "lucide-react";
import { useTranslations } from "use-intl";

import type { DayChange, DayEnds, PlanChanges } from "#domain/plans/editing/plan-changes.ts";
import { usePlannerText } from "#web/components/plan-sentences/planner-sentences.tsx";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { EditOutcome } from "./plan-editor.ts";

interface OutcomeNoticeProps {
  outcome: EditOutcome;
  nameOf: (town: string) => string;
  onUndo: () => void;
  onClose: () => void;
}

/** What the last step changed, or why it failed, with an undo button. */
export function OutcomeNotice({ outcome, nameOf, onUndo, onClose }: OutcomeNoticeProps) {
  const t = useTranslations("planDays");
  const text = usePlannerText();
  const close = <IconButton icon={X} label={t("outcome.close")} onClick={onClose} />;
  if (outcome.is === "failed") {
    return (
      <Notice kind="bad" action={close}>
        {t("outcome.failed")}
      </Notice>
    );
  }
  if (outcome.is === "refused") {
    const { why } = outcome;
    return (
      <Notice kind="bad" action={close}>
        {"error" in why
          ? t(`errors.${why.error}`)
          : why.refusals.map((refusal) => text.refusal(refusal, nameOf)).join(" ")}
      </Notice>
    );
  }
  const { is, changes } = outcome;
  return (
    <Notice
      kind="info"

      action={
        <span className="flex items-center">
          {is === "undone" ? null : (
            <Button variant="quiet" size="sm" onClick={onUndo}>
              {t("outcome.takeBack")}
            </Button>
          )}
          {close}
        </span>
      }
    >
      <p>
        <strong className="font-strong">{t(`outcome.${is}`)}</strong> <Summary changes={changes} />
      </p>
      <ChangedDays changes={changes} nameOf={nameOf} />
    </Notice>
  );
}

function Summary({ changes: { days, daysBefore, daysAfter } }: { changes: PlanChanges }) {
  const t = useTranslations("planDays.outcome");
  if (daysAfter !== daysBefore) return t("length", { before: daysBefore, after: daysAfter });
  return days.length === 0 ? t("noEnds") : t("ends", { count: days.length });
}

function ChangedDays({ changes, nameOf }: { changes: PlanChanges; nameOf: (town: string) => string }) {
  const t = useTranslations("planDays.outcome");
  const { days, newlyLeftBehind } = changes;
  const dayText = ({ number, before, after }: DayChange) => {
    const endOf = ({ kind, to }: DayEnds) => (kind === "rest" ? t("rest", { town: nameOf(to) }) : nameOf(to));
    if (!after) return t("gone", { number });
    if (!before) return t("added", { number, end: endOf(after) });
    return endOf(before) === endOf(after)
      ? t("starts", { number, from: nameOf(after.from), before: nameOf(before.from) })
      : t("moved", { number, end: endOf(after), before: endOf(before) });
  };
  return (
    <>
      {days.length === 0 ? null : (
        <details className="mt-0.5">
          <summary className="min-h-6 cursor-pointer font-medium">{t("which")}</summary>
          <ul className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto tabular-nums">
            {days.map((day) => (
              <li key={day.number}>{dayText(day)}</li>
            ))}
          </ul>
        </details>
      )}
      {newlyLeftBehind.map((town) => (
        <p key={town}>{t("leftBehind", { town: nameOf(town) })}</p>
      ))}
    </>
  );
}
