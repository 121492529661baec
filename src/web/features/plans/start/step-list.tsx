import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";

import { type StartStep, startSteps } from "./start-answers.tsx";

/** Which of the questions is asked. */
export function StepList({ step }: { step: StartStep }) {
  const t = useTranslations("start.steps");
  return (
    <ol aria-label={t("label")} className="flex flex-wrap gap-2">
      {startSteps.map((name, index) => (
        <li
          key={name}
          aria-current={name === step ? "step" : undefined}
          className={classNames(
            "flex-1 border-t-4 pt-2 text-sm",
            startSteps.indexOf(step) >= index ? "border-way font-strong" : "border-line text-ink-2",
          )}
        >
          {index + 1}. {t(name)}
        </li>
      ))}
    </ol>
  );
}
