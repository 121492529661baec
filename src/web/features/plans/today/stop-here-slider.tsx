import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { PlanEditor } from "#web/features/plans/days/editor/plan-editor.ts";

interface StopHereSliderProps {
  editor: PlanEditor;
  /** There is an undo step that nothing else offers, as after a reload. */
  mayUndo: boolean;
  /** The displayed state: while the slider is moved, a preview. */
  plan: EditorPlan;
  /** Whether the graphs are loaded, without which no preview is shown. */
  isLoaded: boolean;
  day: EditorDay;
  /** Walked today: metres, and walking hours without breaks. */
  doneM: number;
  doneHours: number;
  nameOf: (town: string) => string;
}

/** A possible end, measured from the start of the day. */
type Stop = Pick<PlanDay, "to" | "km" | "hours" | "houses" | "overMax">;

/** The state before the slider was moved. */
interface Before {
  readonly stops: readonly Stop[];
  readonly planned: string;
  readonly days: number;
  readonly endDate: string | undefined;
}

/** Distance in kilometres at which a passed town is still offered. */
const passedKm = 0.3;

function stopsAhead(day: EditorDay, doneM: number): Stop[] {
  const { to, km, hours, houses, overMax } = day;
  return [...day.alternatives, { to, km, hours, houses: houses ?? 0, overMax }]
    .filter((stop) => stop.km * 1000 >= doneM - passedKm * 1000)
    .toSorted((a, b) => a.km - b.km);
}

/** "I stop here" and "I walk on": one slider over the places ahead, with a live preview of the rest of the walk. */
export function StopHereSlider(props: StopHereSliderProps) {
  const { editor, mayUndo, plan, isLoaded, day, doneM, doneHours, nameOf } = props;
  const t = useTranslations("today.sleep");
  const { kilometres, hours, date } = useFormats();
  const [snapshot, setSnapshot] = useState<Before | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [keeps, setKeeps] = useState(true);
  const before = snapshot ?? {
    stops: stopsAhead(day, doneM),
    planned: day.to,
    days: plan.days.length,
    endDate: plan.days.at(-1)?.date,
  };
  const { stops, planned } = before;
  const index = Math.max(
    0,
    stops.findIndex(({ to }) => to === (chosen ?? planned)),
  );
  const stop = stops[index];
  if (!stop || stops.length < 2) return null;
  const editOf = (to: string, isSaved: boolean): PlanEdit => ({
    kind: "here",
    day: day.number,
    town: to,
    arrival: isSaved ? "same" : "any",
  });
  const show = (to: string, isSaved: boolean) => {
    setSnapshot(before);
    setChosen(to);
    setKeeps(isSaved);
    setPreviewed(null);
    void editor.preview(to === planned ? null : editOf(to, isSaved)).then(() => setPreviewed(to));
  };
  const end = () => {
    setSnapshot(null);
    setChosen(null);
  };
  const isMoved = chosen !== null && chosen !== planned;
  const isPossible = !isMoved || day.to === chosen;
  const isRefused = !isPossible && isLoaded && previewed === chosen;
  const distanceOf = ({ km }: Stop) => kilometres(Math.max(0, km * 1000 - doneM));
  const plannedKm = stops.find(({ to }) => to === planned)?.km ?? 0;
  const last = plan.days.at(-1);
  const moved = plan.days.length - before.days;
  return (
    <section
      aria-labelledby="sleep"
      className="grid gap-2 rounded-lg border border-line bg-surface p-4"
      data-needs-script=""
    >
      <h2 id="sleep" className="text-lg">
        {t("heading")}
      </h2>
      <p className="text-sm text-ink-2">{t("hint")}</p>
      <output htmlFor="sleep-in" className="grid min-h-14">
        <strong className="text-lg wrap-anywhere">{nameOf(stop.to)}</strong>
        <span className="text-sm text-ink-2 tabular-nums">
          {t("facts", {
            distance: distanceOf(stop),
            hours: hours(Math.max(0, stop.hours - doneHours)),
            count: stop.houses,
          })}
          {stop.overMax ? ` · ${t("overMax")}` : ""}
        </span>
      </output>
      <RangeSlider
        id="sleep-in"
        aria-label={t("slider")}
        min={0}
        max={stops.length - 1}
        step={1}
        value={index}
        valueText={t(stop.to === planned ? "valueNow" : "value", { town: nameOf(stop.to), distance: distanceOf(stop) })}
        onValueChange={(next) => {
          const to = stops[next]?.to;
          if (to !== undefined) show(to, keeps);
        }}
      />
      <Checkbox
        label={before.endDate === undefined ? t("keepNoDate") : t("keep", { date: date(before.endDate) })}
        checked={keeps}
        onCheckedChange={(isSaved) => show(stop.to, isSaved)}
      />
      {mayUndo && !isMoved ? (
        <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={() => void editor.undo("end")}>
          <Icon of={Undo2} size="sm" />
          {t("undo")}
        </Button>
      ) : null}
      {isRefused ? <p className="text-sm text-warn">{t("impossible")}</p> : null}
      {isMoved && isPossible ? (
        <>
          <p className="tabular-nums">
            {last?.date === undefined
              ? t("arrivalDays", { days: plan.days.length })
              : t("arrival", { town: last.toName, date: date(last.date) })}
            {" · "}
            {moved === 0 ? t("same") : moved > 0 ? t("later", { count: moved }) : t("earlier", { count: -moved })}
          </p>
          <DaysAfter plan={plan} after={day.number} />
          <p className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                void editor.edit(editOf(stop.to, keeps), "end");
                end();
              }}
            >
              {t(stop.km < plannedKm ? "stop" : "on", { town: nameOf(stop.to) })}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                void editor.preview(null);
                end();
              }}
            >
              {t("cancel")}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  );
}

/** Preview of the following days. */
function DaysAfter({ plan, after }: { plan: EditorPlan; after: number }) {
  const t = useTranslations("today.sleep");
  const { kilometres } = useFormats();
  const next = plan.days.filter(({ number }) => number > after).slice(0, 4);
  if (next.length === 0) return null;
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {t("after")}:{" "}
      {next
        .map(({ kind, toName, km }) =>
          kind === "rest"
            ? t("thenRest", { town: toName })
            : t("thenDay", { town: toName, distance: kilometres(km * 1000) }),
        )
        .join(" · ")}
    </p>
  );
}
