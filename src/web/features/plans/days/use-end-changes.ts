import { useEffect, useState } from "react";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanChange } from "#domain/planner-solution/plan-change.ts";
import { whenIdle } from "#web/client/timing/when-idle.ts";

import type { PlanEditor } from "./plan-editor.ts";

type Changes = ReadonlyMap<string, PlanChange | null>;

const none: Changes = new Map();

/**
 * What ending a day in other towns changes. Each is a whole plan: they are found one at a time while the browser is
 * idle, and begun anew whenever the plan is another one.
 *
 * @param editor null where a plan can only be read
 * @param towns slugs, the first of them first
 */
export function useEndChanges(editor: PlanEditor | null, day: EditorDay, towns: readonly string[]): Changes {
  const [found, setFound] = useState<{ readonly of: EditorDay["alternatives"]; readonly changes: Changes }>();
  // Ends are weighed anew with every plan.
  const { number, alternatives } = day;
  const changes = found?.of === alternatives ? found.changes : none;
  const next = editor ? towns.find((town) => !changes.has(town)) : undefined;
  useEffect(() => {
    if (!editor || next === undefined) return;
    let isOver = false;
    const weigh = async () => {
      const change = await editor.weighEnd(number, next).catch(() => null);
      if (!isOver) setFound({ of: alternatives, changes: new Map(changes).set(next, change) });
    };
    const stop = whenIdle(() => void weigh());
    return () => {
      isOver = true;
      stop();
    };
  }, [editor, next, changes, number, alternatives]);
  return changes;
}
