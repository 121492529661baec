import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { type Editing, EditingContext } from "#web/components/plan-edits/editing.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { OutcomeNotice } from "./outcome-notice.tsx";
import type { OutcomePlace } from "./plan-editor.ts";
import type { DayEditor } from "./use-day-editor.ts";
import type { SavingState } from "./content-saver.ts";
import { DaysConflict } from "./days-conflict.tsx";

type EditSession = Pick<DayEditor, "editor" | "state" | "plan">;

const EditSessionContext = createContext<EditSession | null>(null);

interface EditSessionProviderProps extends EditSession {
  children: ReactNode;
}

/** A page on which the owner of a plan edits its days, with feedback on edits. */
export function EditSessionProvider({ editor, state, plan, children }: EditSessionProviderProps) {
  const session = useMemo(() => ({ editor, state, plan }), [editor, state, plan]);
  return (
    <EditSessionContext value={session}>
      <EditScope at="plan">{children}</EditScope>
    </EditSessionContext>
  );
}

/** A part of such a page: its `Outcome` shows the result of edits within it. */
export function EditScope({ at, children }: { at: OutcomePlace; children: ReactNode }) {
  const session = use(EditSessionContext);
  const editor = session?.plan.access === "owner" ? session.editor : null;
  const editing = useMemo((): Editing | null => editor && { edit: (edit) => void editor.edit(edit, at) }, [editor, at]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** What the last step in its part of the page changed, or why it failed: in the flow, until the next step or closed. */
export function Outcome({ at }: { at: OutcomePlace }) {
  const session = use(EditSessionContext);
  const lastOutcome = session?.state.outcome;
  const outcome = lastOutcome?.at === at ? lastOutcome : null;
  const box = useRef<HTMLDivElement>(null);
  const { serial, is } = outcome ?? {};
  const isOfEdit = is !== undefined && is !== "undone" && is !== "redone";
  useLayoutEffect(() => {
    if (isOfEdit) box.current?.scrollIntoView({ block: "nearest" });
  }, [serial, isOfEdit]);
  return (
    <div ref={box} role="status" className="scroll-mt-3 scroll-mb-[calc(0.75rem+var(--tabs-height))] empty:hidden">
      {session && outcome ? (
        <OutcomeNotice
          key={serial}
          outcome={outcome}
          nameOf={(town) => session.plan.townNames[town] ?? town}
          onUndo={() => void session.editor.undo()}
          onClose={() => session.editor.clearOutcome()}
        />
      ) : null}
    </div>
  );
}

const savingProblemId = "saving-problem";

interface SavingProblemProps {
  dayEditor: DayEditor;
  nameOf: (town: string) => string;
}

/** What has kept changes from being saved: a change made elsewhere, to be weighed part by part, or the server's reason. */
export function SavingProblem({ dayEditor: { editor, state, houses }, nameOf }: SavingProblemProps) {
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

/** A link to the open conflict, at the edge of the window while the conflict is out of sight. */
export function ConflictBar({ saving }: { saving: SavingState }) {
  const t = useTranslations("planDays.conflict");
  const isConflict = saving.is === "conflict";
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const problem = isConflict ? document.getElementById(savingProblemId) : null;
    if (!problem) return;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting), {
      rootMargin: "0px 0px -25%",
    });
    observer.observe(problem);
    return () => observer.disconnect();
  }, [isConflict]);
  return (
    <div
      role="status"
      className="sticky bottom-[calc(0.75rem+var(--tabs-height))] z-20 mx-auto w-full max-w-3xl empty:hidden"
    >
      {isConflict && !isInView ? (
        <Notice kind="warn" className="shadow-card">
          <a href={`#${savingProblemId}`}>{t("heading")}</a>
        </Notice>
      ) : null}
    </div>
  );
}
