import { CalendarDays } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";

import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { classNames } from "#web/ui/class-names.ts";

import { useMedia } from "#web/ui/use-media.ts";

/** Loaded when shown: on wide screens, and on narrow ones when expanded. */
const CurveCard = lazyPart(async () => (await import("./curve-card.tsx")).CurveCard, "curve-card");

export interface DaysCurveProps {
  byDays: readonly DaysCost[];
  /** Name of the town up to which days are counted, if the plan continues from there. */
  to: string | null;
  /** Calendar days of the displayed plan; `null` when there is none. */
  days: number | null;
  /** Hours walked and days rested in the displayed plan. */
  walked: { readonly hours: number; readonly rests: number } | null;
  requestedDays: number | null;
  onChoose: (days: number | null) => void;
  /** Content beside the button. */
  children: ReactNode;
}

interface CurvePanelProps extends Omit<DaysCurveProps, "to" | "children"> {
  readonly heading: string;
  readonly isUnfolded: boolean;
}

const CurvePanel = memo(function CurvePanel({ isUnfolded, ...card }: CurvePanelProps) {
  return (
    <div className={classNames("basis-full", !isUnfolded && "planner__curve")}>
      <Suspense>
        <CurveCard {...card} />
      </Suspense>
    </div>
  );
});

/**
 * Difficulty of the walk in fewer or more days: a button and, in a row of its own, the content it expands. Elements
 * between them have the same order in the document: a page that arrives in parts is rendered from its top.
 */
export function DaysCurve({ to, children, ...curve }: DaysCurveProps) {
  const { days } = curve;
  const t = useTranslations("planner.curve");
  const heading = to === null ? t("heading") : t("headingTo", { town: to });
  const isWide = useMedia("(width >= 64rem)");
  const [isUnfolded, setUnfolded] = useState(days === null);
  return (
    <>
      {/* Narrow screens show it on demand: the days come first there. */}
      <Button
        variant="secondary"
        size="sm"
        className="lg:hidden"
        data-needs-script=""
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon of={CalendarDays} size="sm" />
        {days === null ? heading : to === null ? t("change", { days }) : t("changeTo", { days, town: to })}
      </Button>
      {children}
      {isWide === false && !isUnfolded ? null : <CurvePanel heading={heading} isUnfolded={isUnfolded} {...curve} />}
    </>
  );
}
