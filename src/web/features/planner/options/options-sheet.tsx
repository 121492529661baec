import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { BottomSheet } from "#web/ui/layout/bottom-sheet.tsx";

import { OptionsForm } from "./options-form.tsx";
import { useShortHeadline } from "../summary/plan-headline.ts";
import type { Planner } from "../use-planner.ts";

interface OptionsSheetProps {
  open: boolean;
  onClose: () => void;
  planner: Planner;
  onRoute: (slug: string) => void;
}

/** All options in a sheet over the plan, with the result in its footer. */
export function OptionsSheet({ open, onClose, planner, onRoute }: OptionsSheetProps) {
  const t = useTranslations("planner.bar");
  const headline = useShortHeadline(planner);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      footer={
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 font-strong tabular-nums">{headline}</p>
          <Button size="sm" onClick={onClose}>
            {t("show")}
          </Button>
        </div>
      }
    >
      <OptionsForm planner={planner} onRoute={onRoute} />
    </BottomSheet>
  );
}
