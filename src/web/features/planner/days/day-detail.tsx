import type { DayChoices } from "#domain/planner/solution/day-choices.ts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useRowFocus } from "./use-row-focus.ts";
import { AlternativeRow } from "./alternative-row.tsx";
import { optionsButton } from "#web/features/planner/options/form-id.ts";
import { type PlanningInput, usePlanChanges } from "../use-plan-changes.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { useReasonSentence } from "#web/components/plan-sentences/planner-sentences.tsx";

export interface DayDetailProps {
  /** Slug of the day's route. */
  route: string;
  day: DayView;
  /** Null until they are known. */
  choices: DayChoices | null;
  /** Context for evaluating them; null before the browser plans by itself. */
  planningInput: PlanningInput | null;
  isLoading: boolean;
  nameOf: (slug: string) => string;
  onStop: (town: string) => void;
  /** The button that removes the stop that ends this day; null if there is none. */
  removeStopButton: ((label: string) => ReactNode) | null;
}

/** Number of other ends that are shown before "show all". */
const collapsedCount = 5;

const DayMessages = lazyMessages(
  (locale) =>
    import(`../../../../messages/${locale}/components/day-choices.ts`) as Promise<Pick<Catalogue, "dayChoices">>,
  "day-messages",
);

/** The reasons for a day's end, and its alternatives. */
export function DayDetail(props: DayDetailProps) {
  return (
    <DayMessages>
      <Detail {...props} />
    </DayMessages>
  );
}

function Detail({ route, day, choices, planningInput, isLoading, nameOf, onStop, removeStopButton }: DayDetailProps) {
  const t = useTranslations("dayChoices");
  const sentence = useReasonSentence(nameOf);
  const paths = usePaths();
  const headingId = useId();
  useRowFocus();
  const [showsAll, setShowsAll] = useState(false);
  const [withNumbers, setWithNumbers] = useState(false);
  const alternatives = choices?.alternatives ?? [];
  const visible = showsAll ? alternatives : alternatives.slice(0, collapsedCount);
  const towns = visible.map(({ to }) => to);
  const changes = usePlanChanges(planningInput, choices?.day ?? day.number, towns);
  return (
    <div className="grid gap-3.5 px-4 pb-4 wrap-anywhere">
      <ul className="grid list-disc gap-0.5 pl-5 text-sm text-ink-2">
        {day.reasons.slice(1).map((reason) => (
          <li key={reason.code}>{sentence(reason)}</li>
        ))}
        <li>{t("from", { town: nameOf(day.from) })}</li>
      </ul>
      <Link to={paths.town(route, day.to)} className="inline-flex min-h-tap items-center justify-self-start">
        {t("town", { town: nameOf(day.to) })}
      </Link>
      <div className="flex flex-wrap gap-2.5">
        <MoveEnd icon="earlier" town={choices?.earlier ?? null} nameOf={nameOf} onStop={onStop} />
        <MoveEnd icon="later" town={choices?.later ?? null} nameOf={nameOf} onStop={onStop} />
        {removeStopButton?.(t("release"))}
      </div>
      <section aria-labelledby={headingId} className="grid gap-1">
        <h3 id={headingId} className="text-lg">
          {t("elsewhere")}
        </h3>
        {choices ? (
          <>
            <p className="text-sm text-ink-2">{alternatives.length > 0 ? t("elsewhereHint") : t("nowhereElse")}</p>
            <ul className="grid divide-y divide-line">
              {visible.map((alternative) => (
                <AlternativeRow
                  key={alternative.to}
                  alternative={alternative}
                  change={changes.get(alternative.to) ?? null}
                  typesChosen={(planningInput?.input.lodgingTypes.length ?? 0) > 0}
                  withNumber={withNumbers}
                  name={nameOf(alternative.to)}
                  onStop={() => onStop(alternative.to)}
                />
              ))}
            </ul>
            <div className="-ml-4 flex flex-wrap gap-x-2" data-needs-script="">
              {visible.length < alternatives.length ? (
                <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
                  {t("showAll", { count: alternatives.length })}
                </Button>
              ) : null}
              {alternatives.length > 0 ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-pressed={withNumbers}
                  onClick={() => setWithNumbers(!withNumbers)}
                >
                  {t("numbers")}
                </Button>
              ) : null}
            </div>
            {withNumbers ? <p className="text-sm text-ink-2">{t("numbersHint")}</p> : null}
          </>
        ) : isLoading ? (
          <div role="status" className="grid gap-2 py-2">
            <span className="sr-only">{t("waiting")}</span>
            <Skeleton />
            <Skeleton />
          </div>
        ) : null}
      </section>
    </div>
  );
}

interface MoveEndProps {
  icon: "earlier" | "later";
  town: string | null;
  nameOf: (slug: string) => string;
  onStop: (town: string) => void;
}

function MoveEnd({ icon, town, nameOf, onStop }: MoveEndProps) {
  const t = useTranslations("dayChoices");
  return (
    <Button
      {...optionsButton("mustStop", town ?? "", () => {
        if (town !== null) onStop(town);
      })}
      variant="secondary"
      size="sm"
      disabled={town === null}
      title={town === null ? undefined : t("endAt", { town: nameOf(town) })}
    >
      {icon === "earlier" ? <Icon of={ArrowLeft} size="sm" /> : null}
      {t(icon)}
      {icon === "later" ? <Icon of={ArrowRight} size="sm" /> : null}
    </Button>
  );
}
