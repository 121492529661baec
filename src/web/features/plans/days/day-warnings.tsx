import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { type Weight, weightOf } from "#domain/plan-warnings/warning.ts";
import { useWarningSentence } from "#web/components/plan-edits/use-warning-sentence.ts";
import { WarningFixes } from "#web/components/plan-edits/warning-fixes.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

const looks = { blocks: "bad", unsettled: "warn", informs: "info" } as const satisfies Record<Weight, string>;

/** What speaks of one day, or of the whole walk when no day is given, each with its ways out. */
export function DayWarnings({ plan, day }: { plan: EditorPlan; day: number | null }) {
  const sentence = useWarningSentence(plan);
  const shown = plan.warnings.filter((warning) => ("day" in warning ? warning.day === day : day === null));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((warning, index) => (
        <li key={`${warning.code} ${index}`}>
          <Notice
            kind={looks[weightOf(warning)]}
            action={<WarningFixes warning={warning} plan={plan} namesDay={day === null} />}
          >
            {sentence(warning)}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
