import { useTranslations } from "use-intl";

import type { AdministeredUser } from "#contract/administration/users.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";

interface AccessFormProps {
  person: AdministeredUser;
  verb: "ban" | "unban" | "sign-out" | "confirm" | "second-factor";
}

/** One thing that can be done about a person's way in: what it means, and its button. */
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

/** What can be done about a person's way in. */
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
