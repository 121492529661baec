import { useTranslations } from "use-intl";

import type { Refusal } from "#domain/stage-planner/plan.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import type { Planner } from "./use-planner.ts";
import { usePlannerText } from "#web/components/plan-fields/planner-sentences.tsx";
import { type WayOut, wayOut } from "#web/components/plan-fields/way-out.ts";
import { WishChange } from "./wish-change.tsx";

/** Which wish cannot be met, and one press that makes it one that can. */
export function RefusalNotice({
  refusal,
  planner,
}: {
  refusal: Refusal;
  planner: Pick<Planner, "wishes" | "nameOf" | "data">;
}) {
  const text = usePlannerText();
  const label = useWayOutLabel();
  const { wishes, nameOf, data } = planner;
  const out = wayOut(refusal, wishes.input, data.route);
  return (
    <Notice
      kind="bad"
      announce
      action={
        out ? (
          <WishChange planner={planner} change={out.change}>
            {(press) => (
              <Button {...press} size="sm" variant="primary">
                {label(out)}
              </Button>
            )}
          </WishChange>
        ) : null
      }
    >
      {text.refusal(refusal, nameOf)}
    </Notice>
  );
}

function useWayOutLabel(): (out: WayOut) => string {
  const t = useTranslations("planner.wayOut");
  const { hours, kilometres } = useFormats();
  return (out) => {
    if (out.label === "useDays") return t("useDays", { days: out.days });
    if (out.label === "allowMax")
      return t("allowMax", { max: out.measure === "hours" ? hours(out.max) : kilometres(out.max * 1000) });
    return t(out.label);
  };
}
