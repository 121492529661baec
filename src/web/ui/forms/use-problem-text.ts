import { useTranslations } from "use-intl";

import type { FormOutcome } from "./form-outcome.ts";

/** Words the problem of a form, also of one that was not answered. */
export function useProblemText(): (problem: FormOutcome["problem"]) => string | null {
  const t = useTranslations("shell.error");
  return (problem) => (problem === "unreachable" ? t("unanswered") : problem);
}
