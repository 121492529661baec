import { useTranslations } from "use-intl";

import type { AdministeredUser } from "#contract/administration/users.ts";
import { storedRoles } from "#domain/accounts/permissions.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { TextField } from "#web/ui/controls/field.tsx";

interface RolesFormProps {
  person: AdministeredUser;
  /** The administrator's, who has to authenticate again. */
  own: { readonly email: string; readonly hasCode: boolean };
}

/** Roles of a user. */
export function RolesForm({ person, own }: RolesFormProps) {
  const t = useTranslations("people");
  const form = useForm("roles");
  const isProofMissing = form.error("currentPassword") !== null || form.error("code") !== null;
  return (
    <PageForm form={form} remarks={["roles", "version"]} problem={isProofMissing ? null : undefined} done={t("saved")}>
      <input type="hidden" name="version" value={person.version} />
      <fieldset key={person.version} className="grid gap-1">
        <legend className="sr-only">{t("rolesHeading")}</legend>
        {storedRoles.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={t(`roles.${role}`)}
            hint={t(`rolesHint.${role}`)}
            defaultChecked={person.roles.includes(role)}
          />
        ))}
      </fieldset>
      <div key={`proof ${person.version}`} className="grid gap-4 border-t border-line pt-4">
        <p className="text-sm text-ink-2">{t("proof.lead")}</p>
        <input type="text" name="username" autoComplete="username" value={own.email} readOnly hidden />
        <TextField
          label={t("proof.password")}
          error={form.error("currentPassword")}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
        />
        {own.hasCode ? (
          <TextField
            label={t("proof.code")}
            hint={t("proof.codeHint")}
            error={form.error("code")}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            inputClass="font-mono tracking-wider"
          />
        ) : null}
      </div>
      <div>
        <Button type="submit" size="sm" busy={form.isBusy}>
          {t("saveRoles")}
        </Button>
      </div>
    </PageForm>
  );
}

interface AccessFormProps {
  person: AdministeredUser;
  verb: "ban" | "unban" | "sign-out" | "confirm" | "second-factor";
}

/** One action on a user's sign-in: explanation and button. */
function AccessForm({ person, verb }: AccessFormProps) {
  const t = useTranslations("people.access");
  const form = useForm(verb);
  return (
    <PageForm form={form} remarks={["banned", "email", "secondFactor", "version"]} done={t(`${verb}.done`)}>
      <input type="hidden" name="version" value={person.version} />
      <p className="text-sm text-ink-2">{t(`${verb}.hint`)}</p>
      <div>
        <Button type="submit" size="sm" variant={verb === "ban" ? "danger" : "secondary"} busy={form.isBusy}>
          {t(`${verb}.button`)}
        </Button>
      </div>
    </PageForm>
  );
}

/** Actions on a user's sign-in. */
export function AccessForms({ person }: { person: AdministeredUser }) {
  return (
    <div className="grid gap-6">
      <AccessForm person={person} verb="sign-out" />
      {person.emailConfirmed ? null : <AccessForm person={person} verb="confirm" />}
      {person.secondFactor || person.passkeys > 0 ? <AccessForm person={person} verb="second-factor" /> : null}
      {person.banned ? (
        <AccessForm key="unban" person={person} verb="unban" />
      ) : (
        <AccessForm key="ban" person={person} verb="ban" />
      )}
    </div>
  );
}
