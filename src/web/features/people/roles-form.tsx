import { useTranslations } from "use-intl";

import type { AdministeredUser } from "#contract/administration/users.ts";
import { storedRoles } from "#domain/permissions/roles.ts";
import { PageForm } from "#web/forms/page-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";

/** What a person may do besides planning walks. */
export function RolesForm({ person }: { person: AdministeredUser }) {
  const t = useTranslations("people");
  const form = useForm("roles");
  return (
    <PageForm form={form} remarks={["roles", "version"]} done={t("saved")}>
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
      <div>
        <Button type="submit" size="sm" busy={form.isBusy}>
          {t("saveRoles")}
        </Button>
      </div>
    </PageForm>
  );
}
