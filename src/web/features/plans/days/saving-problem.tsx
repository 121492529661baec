import { useTranslations } from "use-intl";

import { Notice } from "#web/ui/layout/notice.tsx";

import type { SavingState } from "./content-saver.ts";
import { DaysConflict } from "./days-conflict.tsx";
import type { StageEditor } from "./use-stage-editor.ts";

const savingProblemId = "saving-problem";

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

/** The way to what somebody has to choose, above the edge of the window as long as it waits. */
export function ConflictBar({ saving }: { saving: SavingState }) {
  const t = useTranslations("planDays.conflict");
  return (
    <div
      role="status"
      className="sticky bottom-[calc(0.75rem+var(--tabs-height))] z-20 mx-auto w-full max-w-3xl empty:hidden"
    >
      {saving.is === "conflict" ? (
        <Notice kind="warn" className="shadow-card">
          <a href={`#${savingProblemId}`}>{t("heading")}</a>
        </Notice>
      ) : null}
    </div>
  );
}
