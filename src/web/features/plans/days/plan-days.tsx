import { useTranslations } from "use-intl";

import { SentencesInLanguage } from "#web/components/plan-sentences/sentences-in-language.tsx";
import { PrivateHead } from "#web/components/seo/page-head.tsx";

import { DayEditorScreen, type DayEditorScreenProps } from "./day-editor-screen.tsx";

/** The page of the days of a plan, and of one of them. */
export function PlanDays({ data, dayInAddress }: DayEditorScreenProps) {
  const t = useTranslations("planDays");
  const { name, uuid } = data.plan;
  return (
    <>
      <PrivateHead
        title={dayInAddress === null ? t("title", { name }) : t("titleOfDay", { name, number: dayInAddress })}
      />
      <SentencesInLanguage>
        <DayEditorScreen key={uuid} data={data} dayInAddress={dayInAddress} />
      </SentencesInLanguage>
    </>
  );
}
