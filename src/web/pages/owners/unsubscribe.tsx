import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";

import { chooseLetters, showLetterChoice } from "#use-cases/emails/houses/refuse-letters.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { HouseLink, CorrectionPage } from "#web/features/places/correction/correction-page.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { useProblemText, useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { Route } from "./+types/unsubscribe.ts";

export const headers = secretPageHeaders;

const form = "unsubscribe";
const choice = z.object({ letters: z.enum(["none", "again"]) });

export async function loader({ params, context }: Route.LoaderArgs) {
  return { letters: await showLetterChoice(context.get(applicationContext), params.token) };
}

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: choice, body: { letters: fields.get("letters") } };
  return handleForm(sent, ({ letters }) => chooseLetters(application, args.params.token, letters === "again"));
}

/** Whether the operator of a house wants more emails. A button, as mail scanners follow links. */
export default function Unsubscribe({ loaderData: { letters } }: Route.ComponentProps) {
  const t = useTranslations("correction.unsubscribe");
  const wordProblem = useProblemText();
  const { outcome, isBusy } = useForm(form);
  if (!letters) {
    return (
      <CorrectionPage title={t("title")}>
        <PrivateHead title={t("title")} />
        <Notice kind="warn">{t("dead")}</Notice>
      </CorrectionPage>
    );
  }
  const { house, url, isRefused } = letters;
  return (
    <CorrectionPage title={t("title")} lead={house === null ? t("leadPlain") : t("lead", { house })}>
      <PrivateHead title={t("title")} />
      {outcome?.problem ? (
        <Notice kind="bad" announce>
          {wordProblem(outcome.problem)}
        </Notice>
      ) : (
        <Notice kind={isRefused ? "ok" : "info"} announce={outcome?.isDone ?? false}>
          {isRefused ? t("refused") : t("wanted")}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="form" value={form} />
        <Button
          type="submit"
          name="letters"
          value={isRefused ? "again" : "none"}
          variant={isRefused ? "secondary" : "primary"}
          busy={isBusy}
        >
          {isRefused ? t("again") : t("submit")}
        </Button>
      </Form>
      {house === null ? null : <HouseLink house={{ name: house, url }} />}
    </CorrectionPage>
  );
}
