import { useTranslations } from "use-intl";

import { SentencesInLanguage } from "#web/components/plan-fields/sentences-in-language.tsx";
import { PrivateHead } from "#web/components/seo/page-head.tsx";

import { DayEditorScreen, type DayEditorScreenProps } from "./day-editor-screen.tsx";

/** The page of the days of a plan, and of one of them. */
export function PlanDays({ data, asked }: DayEditorScreenProps) {
  const t = useTranslations("planDays");
  const { name, uuid } = data.plan;
  return (
    <>
      <PrivateHead title={asked === null ? t("title", { name }) : t("titleOfDay", { name, number: asked })} />
      <SentencesInLanguage>
        <DayEditorScreen key={uuid} data={data} asked={asked} />
      </SentencesInLanguage>
    </>
  );
}
