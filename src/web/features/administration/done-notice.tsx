import { useActionData } from "react-router";

import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

/**
 * Result of an action on an entry that may no longer be in the list.
 *
 * @param words by the first word of the form's name
 */
export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const outcome = useActionData<FormOutcome | undefined>();
  const text = outcome?.isDone ? words[outcome.form.split(" ")[0] ?? ""] : undefined;
  return (
    <div role="status" className="mb-4 empty:hidden">
      {text === undefined ? null : <Notice kind="ok">{text}</Notice>}
    </div>
  );
}
