import { useTranslations } from "use-intl";
import { z } from "zod";

import { confirmHouse } from "#use-cases/emails/owner-links/answer-owner-link.ts";
import { houseOfOwnerLink } from "#use-cases/emails/owner-links/owner-link.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { CorrectionOutcome, CorrectionPage } from "#web/features/places/correction/correction-page.tsx";
import { AmenityList } from "#web/features/places/house/amenity-list.tsx";
import { FactList } from "#web/features/places/house/fact-list.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/confirm-house.ts";

export const headers = secretPageHeaders;

const form = "confirm-house";
const followed = z.object({ token: z.string() });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { house, dead } = await houseOfOwnerLink(context.get(applicationContext), params.token);
  return { house: house && { ...house, neighbours: [] }, dead, token: params.token };
}

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: followed, body: { token: args.params.token } };
  return handleForm(sent, ({ token }) => confirmHouse(application, token));
}

/** Our facts of a house, for its operator. A button in addition to the link, as mail scanners follow links. */
export default function ConfirmHouse({ loaderData: { house, dead, token } }: Route.ComponentProps) {
  const t = useTranslations("correction");
  const state = useForm(form);
  const paths = usePaths();
  const isDone = state.outcome?.isDone ?? false;
  if (isDone || house === null || dead !== null) {
    return (
      <CorrectionPage title={t("confirm.title")}>
        <PrivateHead title={t("confirm.title")} />
        <CorrectionOutcome kind={isDone ? "ok" : "warn"} house={house}>
          {isDone || dead === null ? t("confirm.done") : t(`dead.${dead}`)}
        </CorrectionOutcome>
      </CorrectionPage>
    );
  }
  return (
    <CorrectionPage title={t("confirm.title")} lead={t("confirm.lead", { house: house.name, town: house.town.name })}>
      <PrivateHead title={t("confirm.title")} />
      <FactList house={house} />
      <AmenityList house={house} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageForm form={state} remarks={["token"]}>
          <Submit form={state}>{t("confirm.submit")}</Submit>
        </PageForm>
        <Link to={paths.correctHouse(token)} className="inline-flex min-h-tap items-center text-way underline">
          {t("confirm.correct")}
        </Link>
      </div>
    </CorrectionPage>
  );
}
