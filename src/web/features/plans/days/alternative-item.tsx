import { Suspense } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { effortChange, type EffortChange } from "#domain/stage-planner/effort.ts";
import type { PlanChange } from "#domain/planner-solution/plan-change.ts";
import type { Alternative } from "#domain/stage-planner/plan.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Tone } from "#web/ui/text/tone.ts";

import { useEditing } from "#web/components/plan-edits/editing.tsx";

/** Fetched with its words when there is something to tell. */
const EndChange = lazyPart(async () => (await import("./end-change.tsx")).EndChange);

interface AlternativeItemProps {
  day: EditorDay;
  alternative: Alternative;
  name: string;
  /** Whether houses of some types are looked for only. */
  typesChosen: boolean;
  /** What taking it does to the plan; null as long as that is not known. */
  change: PlanChange | null;
}

const tones: Record<EffortChange, Tone> = {
  easier: "ok",
  same: "ok",
  little: "ok",
  harder: "warn",
  muchHarder: "bad",
};

/** Another end of a day with what it would mean for the whole walk; pressing it takes it. */
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
        className="grid h-full w-full gap-1 rounded-md border border-line bg-surface px-3.5 py-2.5 text-left hover:border-way hover:bg-way-soft"
      >
        {content}
      </button>
    </li>
  );
}
