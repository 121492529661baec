import { redirectDocument } from "react-router";
import { useTranslations } from "use-intl";

import { passwordReset } from "#contract/accounts/account.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { resetPassword } from "#use-cases/accounts/passwords/reset-password.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AccountPage, LinkAnswer } from "#web/features/account/account-page.tsx";
import { secretPageHeaders } from "#web/features/account/secret-page-headers.ts";
import { FormLayout } from "#web/features/account/form-parts.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/reset-password.ts";

export const middleware = [routeMiddleware("guest-only")];

export const headers = secretPageHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await linkState(context.get(applicationContext), ["reset_password"], params.token);
  return { isUsable: state === "usable" };
}

const form = "reset-password";

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const body = { ...filledFields(fields), token: args.params.token };
  return handleForm({ form, fields, locale, schema: passwordReset, body }, async (input) => {
    await resetPassword(application, input);
    // The sign-in page confirms the new password.
    throw redirectDocument(`${pathsIn(locale).login()}?after=reset`);
  });
}

export default function ResetPassword({ loaderData: { isUsable } }: Route.ComponentProps) {
  const t = useTranslations("account.reset");
  const field = useTranslations("account.field");
  const state = useForm(form);
  const paths = usePaths();
  const isDead = !isUsable || state.error("token") !== null;
  return (
    <AccountPage title={t("title")} lead={isDead ? undefined : t("lead")}>
      {isDead ? (
        <LinkAnswer kind="warn" text={t("dead")} to={paths.forgottenPassword()}>
          {t("again")}
        </LinkAnswer>
      ) : (
        <FormLayout form={state}>
          <PasswordField form={state} label={field("newPassword")} name="password" autoComplete="new-password" />
          <Submit form={state}>{t("submit")}</Submit>
        </FormLayout>
      )}
    </AccountPage>
  );
}
