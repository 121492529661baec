import { useTranslations } from "use-intl";

import { passwordChange } from "#contract/accounts/account.ts";
import { changePassword } from "#use-cases/accounts/passwords/change-password.ts";
import { requireMember } from "#use-cases/actor.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { FormLayout } from "#web/features/account/form-parts.tsx";
import { Submit } from "#web/ui/forms/page-form.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { publicForm } from "#web/pages/public-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/change-password.ts";

export const middleware = [routeMiddleware("auth")];

export function loader({ context }: Route.LoaderArgs) {
  return { email: requireMember(context.get(applicationContext)).email };
}

const form = "change-password";

export async function action(args: Route.ActionArgs) {
  const { application, cookies, fields, locale } = await publicForm(args);
  return handleForm({ form, fields, locale, schema: passwordChange, body: filledFields(fields) }, async (input) => {
    const session = await changePassword(application, input);
    if (session !== null) cookies.begin(session);
  });
}

export default function ChangePassword({ loaderData: { email } }: Route.ComponentProps) {
  const t = useTranslations("account.change");
  const field = useTranslations("account.field");
  const state = useForm(form);
  const paths = usePaths();
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <FormLayout emptied form={state} done={t("done")}>
        {/* Identifies the account for password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          form={state}
          label={field("currentPassword")}
          name="currentPassword"
          autoComplete="current-password"
        />
        <PasswordField
          // A new field, as the old one would still speak of the strength of what it held.
          key={state.outcome?.isDone ? "emptied" : "written"}
          form={state}
          label={field("newPassword")}
          name="password"
          autoComplete="new-password"
        />
        <Submit form={state}>{t("submit")}</Submit>
      </FormLayout>
      <p className="text-center text-sm">
        <Link to={paths.me()}>{t("back")}</Link>
      </p>
    </AccountPage>
  );
}
