import { redirectDocument } from "react-router";
import { useTranslations } from "use-intl";

import { emailChangeStop } from "#contract/accounts/account.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { stopEmailChange } from "#use-cases/accounts/email-address/email-change.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AccountPage, LinkAnswer } from "#web/features/account/account-page.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { FormLayout } from "#web/features/account/form-parts.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/stop-email-change.ts";

export const headers = secretPageHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { actor } = application;
  return {
    isUsable: (await linkState(application, ["stop_email_change"], params.token)) === "usable",
    email: actor.kind === "user" ? actor.email : null,
  };
}

const form = "stop-email-change";

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: emailChangeStop, body: { token: args.params.token } };
  return handleForm(sent, async ({ token }) => {
    const reset = await stopEmailChange(application, token);
    cookies.end();
    throw redirectDocument(pathsIn(locale).resetPassword(reset));
  });
}

/** A button in addition to the link: mail scanners follow links, and the link works only once. */
export default function StopEmailChange({ loaderData: { isUsable, email } }: Route.ComponentProps) {
  const t = useTranslations("account.stopChange");
  const state = useForm(form);
  const paths = usePaths();
  const isDead = !isUsable || state.error("token") !== null;
  return (
    <AccountPage title={t("title")} lead={isDead ? undefined : t("lead")}>
      {!isDead ? (
        <FormLayout form={state}>
          <Submit form={state}>{t("submit")}</Submit>
        </FormLayout>
      ) : email === null ? (
        <LinkAnswer kind="warn" text={t("deadForVisitor")} to={paths.forgottenPassword()}>
          {t("again")}
        </LinkAnswer>
      ) : (
        <LinkAnswer kind="warn" text={t("dead", { email })} to={paths.me()}>
          {t("toAccount")}
        </LinkAnswer>
      )}
    </AccountPage>
  );
}
