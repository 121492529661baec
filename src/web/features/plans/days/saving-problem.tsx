import { Notice } from "#web/ui/layout/notice.tsx";

import { DaysConflict } from "./days-conflict.tsx";
import type { StageEditor } from "./use-stage-editor.ts";

/** Where links to it lead. */
export const savingProblemId = "saving-problem";

interface SavingProblemProps {
  stageEditor: StageEditor;
  nameOf: (town: string) => string;
}

/** What has kept changes from being saved: a change made elsewhere, to be weighed part by part, or the server's reason. */
export function SavingProblem({ stageEditor: { editor, state, houses }, nameOf }: SavingProblemProps) {
  const { saving, history } = state;
  if (saving.is === "refused") return <Notice kind="bad">{saving.reason}</Notice>;
  if (saving.is !== "conflict") return null;
  return (
    <div id={savingProblemId} tabIndex={-1} className="scroll-mt-4">
      <DaysConflict
        base={saving.base}
        mine={history.present}
        theirs={saving.theirs.content}
        nameOf={nameOf}
        houseNameOf={(house) => houses.get(house)?.name ?? null}
        onResolve={(choose) => editor.resolve(choose)}
      />
    </div>
  );
}
