import { useForgottenDraft } from "#web/client/storage/form-draft.ts";
import { useTranslations } from "use-intl";

import { ownerCorrection } from "#contract/places/correction-suggestions.ts";
import { correctHouse } from "#use-cases/emails/owner-links/answer-owner-link.ts";
import { houseOfOwnerLink } from "#use-cases/emails/owner-links/owner-link.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { CorrectionForm } from "#web/features/places/correction/correction-form.tsx";
import { CorrectionOutcome, CorrectionPage } from "#web/features/places/correction/correction-page.tsx";
import { readCorrection } from "#web/features/places/correction/correctable-house.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { useForm } from "#web/ui/forms/use-form.ts";

import type { Route } from "./+types/correct-house.ts";

export const headers = secretPageHeaders;

const form = "correct-house";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { house, dead } = await houseOfOwnerLink(context.get(applicationContext), params.token);
  return { house: house && { ...house, neighbours: [], sources: {} }, dead };
}

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: ownerCorrection, body: readCorrection(fields) };
  return handleForm(sent, (correction) => correctHouse(application, args.params.token, correction, locale));
}

export default function CorrectHouse({ loaderData: { house, dead } }: Route.ComponentProps) {
  const t = useTranslations("correction");
  const state = useForm(form);
  const isDone = state.outcome?.isDone ?? false;
  const draft = `${form} ${house?.uuid ?? ""}`;
  useForgottenDraft(draft, isDone);
  const isOpen = house !== null && dead === null && !isDone;
  const title = house ? t("correct.title", { house: house.name }) : t("confirm.title");
  return (
    <CorrectionPage title={title} lead={isOpen ? t("correct.lead") : undefined}>
      <PrivateHead title={title} />
      {isOpen ? (
        <CorrectionForm
          form={state}
          draft={draft}
          house={house}
          submit={t("correct.submit")}
          commentHint={t("correct.commentHint")}
        />
      ) : (
        <CorrectionOutcome kind={isDone ? "ok" : "warn"} house={house}>
          {isDone || dead === null ? t("correct.done") : t(`dead.${dead}`)}
        </CorrectionOutcome>
      )}
    </CorrectionPage>
  );
}
