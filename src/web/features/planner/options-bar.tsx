import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import { BottomSheet } from "#web/ui/layout/bottom-sheet.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { IdealField } from "#web/components/plan-fields/ideal-field.tsx";
import { useShortHeadline } from "./plan-headline.ts";
import type { Planner } from "./use-planner.ts";
import { OptionsForm } from "./options-form.tsx";

/** On narrow screens: the most important option always at hand, and a sheet with all of them. */
export function OptionsBar({ planner, onRoute }: { planner: Planner; onRoute: (slug: string) => void }) {
  const t = useTranslations("planner.bar");
  const [isOpen, setOpen] = useState(false);
  const headline = useShortHeadline(planner);
  return (
    <>
      <section
        aria-label={t("label")}
        data-needs-script=""
        className="fixed inset-x-0 bottom-(--tabs-height) z-30 rounded-t-lg border border-line bg-surface px-4.5 pt-2 pb-2 shadow-card lg:hidden"
      >
        <div className="mx-auto grid max-w-2xl gap-1">
          <IdealField options={planner.options} named={false} />
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 font-strong tabular-nums">{headline}</p>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              <Icon of={SlidersHorizontal} size="sm" />
              {t("all")}
            </Button>
          </div>
        </div>
      </section>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("title")}
        closeLabel={t("close")}
        footer={
          <div className="grid gap-1">
            {isOpen ? <IdealField options={planner.options} named={false} /> : null}
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 font-strong tabular-nums">{headline}</p>
              <Button size="sm" onClick={() => setOpen(false)}>
                {t("show")}
              </Button>
            </div>
          </div>
        }
      >
        <OptionsForm planner={planner} withIdeal={false} onRoute={onRoute} />
      </BottomSheet>
    </>
  );
}
