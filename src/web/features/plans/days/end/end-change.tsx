import type { PlanChange } from "#domain/planner/solution/plan-change.ts";
import type { Catalogue } from "#messages/areas.ts";
import { useChangeText } from "#web/components/plan-sentences/use-change-text.ts";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";

const ChangeMessages = lazyMessages(
  (locale) =>
    import(`../../../../../messages/${locale}/components/day-choices.ts`) as Promise<Pick<Catalogue, "dayChoices">>,
);

/** The effect of another end of a day, in hours and days; loaded with its messages. */
export function EndChange({ change }: { change: PlanChange }) {
  return (
    <ChangeMessages>
      <ChangeText change={change} />
    </ChangeMessages>
  );
}

function ChangeText({ change }: { change: PlanChange }) {
  const text = useChangeText();
  return <span className="text-sm text-ink-2 tabular-nums">{text(change)}</span>;
}
