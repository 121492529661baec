import { CalendarDays } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";

import type { DaysCost } from "#domain/stage-planner/plan.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { classNames } from "#web/ui/class-names.ts";

import { useMedia } from "#web/ui/use-media.ts";

/** Fetched where it is shown: on wide screens, and on narrow ones when it is unfolded. */
const CurveCard = lazyPart(async () => (await import("./curve-card.tsx")).CurveCard, "curve-card");

export interface DaysCurveProps {
  byDays: readonly DaysCost[];
  /** Name of the town up to which they are counted, where the plan goes on from there. */
  to: string | null;
  /** Calendar days of the plan that is shown; `null` when there is none. */
  days: number | null;
  /** Hours walked and days rested in the plan that is shown. */
  walked: { readonly hours: number; readonly rests: number } | null;
  /** The number of days that was asked for. */
  asked: number | null;
  onChoose: (days: number | null) => void;
  /** What else stands beside the button. */
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
 * How much harder the walk gets in fewer or more days: a button and, in a line of its own, what it unfolds. What stands
 * between them does so in the document too: a page that comes in parts is drawn from its top.
 */
export function DaysCurve({ to, children, ...curve }: DaysCurveProps) {
  const { days } = curve;
  const t = useTranslations("planner.curve");
  const heading = to === null ? t("heading") : t("headingTo", { town: to });
  const isWide = useMedia("(width >= 64rem)");
  const [isUnfolded, setUnfolded] = useState(days === null);
  return (
    <>
      {/* Narrow screens show it when it is asked for: the days come first there. */}
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
