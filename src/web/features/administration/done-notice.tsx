import { useEffect, useRef } from "react";
import { useActionData, useNavigation } from "react-router";

import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

/**
 * What has been done to an entry that may have left the list by it. The focus, which went with the entry, comes here.
 *
 * @param words by the first word of the form's name
 */
export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const outcome = useActionData<FormOutcome | undefined>();
  const isSettled = useNavigation().state === "idle";
  const notice = useRef<HTMLDivElement>(null);
  const said = outcome?.isDone ? words[outcome.form.split(" ")[0] ?? ""] : undefined;
  useEffect(() => {
    if (said !== undefined && isSettled && document.activeElement === document.body) notice.current?.focus();
  }, [outcome, said, isSettled]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className="mb-4 empty:hidden">
      {said === undefined ? null : <Notice kind="ok">{said}</Notice>}
    </div>
  );
}
