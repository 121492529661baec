import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import { useEditing } from "./editing.tsx";

import { type PlanOfWarnings, FixAction } from "./fix-action.tsx";

/** A warning of many days has a way out for each; the first are enough to begin with. */
const maxShown = 3;

interface WarningFixesProps {
  warning: PlanWarning;
  plan: PlanOfWarnings;
  /** Where it is not said otherwise which day it is about. */
  namesDay: boolean;
}

/** What can be done about a warning; nothing for whoever only reads the plan. */
export function WarningFixes({ warning: { waysOut }, plan, namesDay }: WarningFixesProps) {
  const editing = useEditing();
  if (!editing || waysOut.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1 print:hidden">
      {waysOut.slice(0, maxShown).map((way) => (
        <FixAction key={JSON.stringify(way)} way={way} plan={plan} namesDay={namesDay} />
      ))}
    </div>
  );
}
