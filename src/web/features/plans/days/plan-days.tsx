import { useTranslations } from "use-intl";

import { SentencesInLanguage } from "#web/components/plan-fields/sentences-in-language.tsx";
import { PrivateHead } from "#web/components/seo/page-head.tsx";

import { StageEditorScreen, type StageEditorScreenProps } from "./stage-editor-screen.tsx";

/** The page of the days of a plan, and of one of them. */
export function PlanDays({ data, asked }: StageEditorScreenProps) {
  const t = useTranslations("planDays");
  const { name, uuid } = data.plan;
  return (
    <>
      <PrivateHead title={asked === null ? t("title", { name }) : t("titleOfDay", { name, number: asked })} />
      <SentencesInLanguage>
        <StageEditorScreen key={uuid} data={data} asked={asked} />
      </SentencesInLanguage>
    </>
  );
}
