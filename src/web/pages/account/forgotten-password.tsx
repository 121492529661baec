import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { forgottenPassword } from "#contract/accounts/account.ts";
import { requestPasswordReset } from "#use-cases/accounts/passwords/reset-password.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { EmailField, FormLayout } from "#web/features/account/form-parts.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/forgotten-password.ts";

export const middleware = [routeMiddleware("guest-only")];

/** No data: the request makes the server check the session. */
export function loader() {
  return null;
}

const form = "forgotten-password";

export async function action(args: Route.ActionArgs) {
  const { application, fields, locale } = await publicForm(args);
  const sent = { form, fields, locale, schema: forgottenPassword, body: filledFields(fields) };
  return handleForm(sent, ({ email }) => requestPasswordReset(application, email, locale));
}

export default function ForgottenPassword() {
  const t = useTranslations("account.forgotten");
  const state = useForm(form);
  const paths = usePaths();
  const [search] = useSearchParams();
  return (
    <AccountPage title={t("title")} description={t("description")} lead={t("lead")}>
      <FormLayout emptied form={state} done={t("sent")}>
        <EmailField form={state} autoComplete="username" />
        <Submit form={state}>{t("submit")}</Submit>
      </FormLayout>
      <p className="text-center text-sm">
        <Link to={paths.login(search.get("redirect") ?? undefined)}>{t("back")}</Link>
      </p>
    </AccountPage>
  );
}
