import { z } from "zod";
import { data } from "react-router";
import { useTranslations } from "use-intl";

import { type UserChange, userChange } from "#contract/administration/users.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { showSecondFactor } from "#use-cases/accounts/second-factor/set-up.ts";
import { changeUser } from "#use-cases/administration/users/change-user.ts";
import { showUser, UserConflict } from "#use-cases/administration/users/show-users.ts";
import {
  removeSecondFactor,
  resendConfirmation,
  signOutEverywhere,
} from "#use-cases/administration/users/help-user.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { PersonMarks } from "#web/features/administration/people/people-list.tsx";
import { AccessForms, RolesForm } from "#web/features/administration/people/account-forms.tsx";
import { handleForm, fieldErrorFor } from "#web/pages/handle-form.server.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { postedForm } from "../posted-form.server.ts";
import type { Route } from "./+types/user.ts";

export const middleware = [routeMiddleware("admin")];

export async function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const person = await showUser(application, uuid);
  const { email } = requireAdministrator(application);
  const { enabledAt } = await showSecondFactor(application);
  return { person, own: { email, hasCode: enabledAt !== null } };
}

/** A concurrent change by somebody else. */
const conflictError = fieldErrorFor([UserConflict], "version", "changed_elsewhere");

export async function action({ params: { uuid }, context }: Route.ActionArgs) {
  const { application, locale, fields, form } = await postedForm(context);
  const sent = { form, fields, locale };
  const change = (body: object, schema: z.ZodType<UserChange> = userChange) =>
    handleForm({ ...sent, schema, body }, (input) =>
      changeUser(application, uuid, input, Number(fields.get("version"))).catch(conflictError),
    );
  switch (form) {
    case "roles": {
      const { currentPassword, code } = filledFields(fields);
      // A screen may be unattended, however recently somebody has signed in.
      const proven = userChange.extend({ currentPassword: z.string() });
      return change({ roles: fields.getAll("roles"), currentPassword, code }, proven);
    }
    case "ban":
      return change({ banned: true });
    case "unban":
      return change({ banned: false });
    case "sign-out":
      return handleForm(sent, () => signOutEverywhere(application, uuid));
    case "second-factor":
      return handleForm(sent, () => removeSecondFactor(application, uuid));
    case "confirm":
      return handleForm(sent, () => resendConfirmation(application, uuid));
    default:
      throw data(null, { status: 400 });
  }
}

/** A user with an account: permissions and sign-in. */
export default function User({ loaderData: { person, own } }: Route.ComponentProps) {
  const t = useTranslations("people");
  const formats = useFormats();
  return (
    <>
      <AdministrationHead title={person.name} lead={person.email} />
      <div className="grid max-w-240 gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <PersonMarks person={person} />
          <span className="text-sm text-ink-2">
            {t("sinceWhen", { date: formats.date(person.createdAt.slice(0, 10)) })}{" "}
            {t("signedIn", { count: person.sessions })}
          </span>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={administrationPaths.allPlans({ owner: person.uuid })} variant="secondary" size="sm">
            {t("plansOf", { count: person.plans })}
          </ButtonLink>
          <ButtonLink to={administrationPaths.audit({ uuid: person.uuid })} variant="secondary" size="sm">
            {t("history")}
          </ButtonLink>
        </div>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Card className="grid gap-4 p-5">
            <h2 className="text-lg">{t("rolesHeading")}</h2>
            <RolesForm person={person} own={own} />
          </Card>
          <Card className="grid gap-4 p-5">
            <h2 className="text-lg">{t("accessHeading")}</h2>
            <AccessForms person={person} />
          </Card>
        </div>
      </div>
    </>
  );
}
