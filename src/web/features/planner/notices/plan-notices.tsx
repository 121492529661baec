import { Suspense } from "react";
import { useTranslations } from "use-intl";

import { usePlannerText } from "#web/components/plan-sentences/planner-sentences.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";

import type { Planner } from "../use-planner.ts";

/** Loaded if options have no plan. */
const RefusalNotice = lazyPart(async () => (await import("./refusal-notice.tsx")).RefusalNotice, "refusal-notice");

/** Problems, assumptions, and the undo offer. */
export function PlanNotices({ planner }: { planner: Planner }) {
  const t = useTranslations("planner.notices");
  const error = useTranslations("planner.errors");
  const text = usePlannerText();
  const { data, outcome, options, graph, undoable, nameOf, nameOnAnyRoute, undo } = planner;
  return (
    <>
      {data.unknownRoute ? <Notice kind="warn">{text.unknownRoute(data.unknownRoute)}</Notice> : null}
      {options.errors.map(({ field, typed, code }) => (
        // Wide screens say what could not be understood beside its field.
        <Notice key={field} kind="warn" className={code ? "" : "lg:hidden"}>
          {code ? text.refusal({ field, code, facts: {} }, nameOf) : error(field, { typed })}
        </Notice>
      ))}
      {outcome.ok || outcome.refusals.length === 0 ? null : (
        <Suspense>
          <RefusalNotice refusals={outcome.refusals} planner={planner} />
        </Suspense>
      )}
      {undoable ? (
        <Notice
          kind="ok"
          announce
          action={
            <Button size="sm" variant="secondary" onClick={undo}>
              {t("undo")}
            </Button>
          }
        >
          {undoable.insteadOf
            ? t("stopInstead", { town: nameOnAnyRoute(undoable.town), before: nameOnAnyRoute(undoable.insteadOf) })
            : t("stopAdded", { town: nameOnAnyRoute(undoable.town) })}
        </Notice>
      ) : null}
      {outcome.bedsUnknown ? <Notice kind="info">{t("bedsUnknown")}</Notice> : null}
      {graph.state === "failed" ? (
        <Notice
          kind="warn"
          announce
          action={
            <Button size="sm" variant="secondary" onClick={graph.retry}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("graphFailed")}
        </Notice>
      ) : null}
    </>
  );
}
