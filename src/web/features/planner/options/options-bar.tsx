import { SlidersHorizontal } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";

import { isBeyond, sliderRange, useLengthText } from "#web/components/plan-fields/use-lengths.ts";
import { useCurrentOptions } from "./current-options.ts";
import { useShortHeadline } from "../summary/plan-headline.ts";
import type { Planner } from "../use-planner.ts";

/** Preloaded once somebody uses the page, so that it opens at once. */
const OptionsSheet = lazyPart(async () => (await import("./options-sheet.tsx")).OptionsSheet);

/** On narrow screens: the most important option, always visible, and a sheet with all of them. */
export function OptionsBar({ planner, onRoute }: { planner: Planner; onRoute: (slug: string) => void }) {
  const t = useTranslations("planner.bar");
  const [isOpen, setOpen] = useState(false);
  const headline = useShortHeadline(planner);
  const isWanted = planner.isInUse || isOpen;
  return (
    <>
      <section aria-label={t("label")} data-needs-script="" className="planner__bar lg:hidden">
        <div className="mx-auto flex max-w-2xl items-center gap-3">
          <IdealSlider headline={headline} />
          <Button variant="secondary" size="sm" className="shrink-0 max-sm:px-2.5" onClick={() => setOpen(true)}>
            <Icon of={SlidersHorizontal} />
            <span className="max-sm:sr-only">{t("all")}</span>
          </Button>
        </div>
      </section>
      {isWanted ? (
        <Suspense>
          <OptionsSheet open={isOpen} onClose={() => setOpen(false)} planner={planner} onRoute={onRoute} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The slider with its result, in two lines: the screen is mainly for the days. */
function IdealSlider({ headline }: { headline: string }) {
  const t = useTranslations("planner.options");
  const write = useLengthText();
  const id = useId();
  const { input, setIdeal } = useCurrentOptions();
  const { measure, ideal } = input;
  const text = write(measure, ideal);
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <span>
          <label htmlFor={id}>{t("ideal")}</label>{" "}
          <output htmlFor={id} className="font-strong whitespace-nowrap">
            {text}
          </output>
        </span>
        <span className="font-strong">{headline}</span>
      </div>
      <RangeSlider
        id={id}
        {...sliderRange(measure, "ideal", ideal)}
        value={ideal}
        valueText={text}
        onValueChange={setIdeal}
      />
      {isBeyond(measure, "ideal", ideal) ? <p className="text-warn">{t("beyond")}</p> : null}
    </div>
  );
}
