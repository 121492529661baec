import { Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { effortChange, type EffortChange } from "#domain/planner/stage-planner/effort.ts";
import type { PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { Alternative } from "#domain/planner/stage-planner/plan.ts";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Tone } from "#web/ui/text/tone.ts";
import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { whenIdle } from "#web/client/when-idle.ts";

import type { PlanEditor } from "../editor/plan-editor.ts";

type ChangesByTown = ReadonlyMap<string, PlanChange | null>;

const none: ChangesByTown = new Map();

/**
 * The effects of ending a day in other towns. Each needs a whole plan: they are computed one by one while the browser
 * is idle, and restarted whenever the plan changes.
 *
 * @param editor null if the plan is read-only
 * @param towns slugs, in order of computation
 */
export function useEndChanges(editor: PlanEditor | null, day: EditorDay, towns: readonly string[]): ChangesByTown {
  const [lastResult, setLastResult] = useState<{
    readonly of: EditorDay["alternatives"];
    readonly changes: ChangesByTown;
  }>();
  // Every plan has its own evaluation of ends.
  const { number, alternatives } = day;
  const changes = lastResult?.of === alternatives ? lastResult.changes : none;
  const nextTown = editor ? towns.find((town) => !changes.has(town)) : undefined;
  useEffect(() => {
    if (!editor || nextTown === undefined) return;
    let isCancelled = false;
    const compute = async () => {
      const change = await editor.changeByEnd(number, nextTown).catch(() => null);
      if (!isCancelled) setLastResult({ of: alternatives, changes: new Map(changes).set(nextTown, change) });
    };
    const cancelIdle = whenIdle(() => void compute());
    return () => {
      isCancelled = true;
      cancelIdle();
    };
  }, [editor, nextTown, changes, number, alternatives]);
  return changes;
}

/** Loaded with its messages when there is a change to show. */
const EndChange = lazyPart(async () => (await import("./end-change.tsx")).EndChange);

interface AlternativeItemProps {
  day: EditorDay;
  alternative: Alternative;
  name: string;
  /** Whether only houses of some types are searched. */
  typesChosen: boolean;
  /** Its effect on the plan; null until known. */
  change: PlanChange | null;
}

const tones: Record<EffortChange, Tone> = {
  easier: "ok",
  same: "ok",
  little: "ok",
  harder: "warn",
  muchHarder: "bad",
};

/** Another end of a day with its consequences for the whole walk; a click selects it. */
export function AlternativeItem({ day, alternative, name, typesChosen, change }: AlternativeItemProps) {
  const t = useTranslations("planDays.end");
  const { kilometres, hours } = useFormats();
  const editing = useEditing();
  const { to, extraCost, km, houses, overMax } = alternative;
  const meaning = effortChange(extraCost);
  const content = (
    <>
      <span className="font-strong">{editing ? t("stopIn", { town: name }) : name}</span>
      <span className="text-sm text-ink-2 tabular-nums">
        {t("facts", {
          km: kilometres(km * 1000),
          hours: hours(alternative.hours),
          houses,
          typesChosen: String(typesChosen),
        })}
        {overMax ? ` · ${t("overMax")}` : ""}
      </span>
      {change ? (
        <Suspense>
          <EndChange change={change} />
        </Suspense>
      ) : null}
      <span>
        <Chip tone={tones[meaning]}>{t(`effort.${meaning}`)}</Chip>
      </span>
    </>
  );
  if (!editing) return <li className="grid gap-1 rounded-md border border-line px-3.5 py-2.5">{content}</li>;
  return (
    <li>
      <button
        type="button"
        data-needs-script=""
        onClick={() => editing.edit({ kind: "set-end", day: day.number, to })}
        className="grid h-full w-full content-start gap-1 rounded-md border border-line bg-surface px-3.5 py-2.5 text-left hover:border-way hover:bg-way-soft"
      >
        {content}
      </button>
    </li>
  );
}
