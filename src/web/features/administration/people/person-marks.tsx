import { useTranslations } from "use-intl";

import type { AdministeredUser } from "#contract/administration/users.ts";
import { Chip } from "#web/ui/layout/chip.tsx";

/** What sets a person apart from others: roles, a ban, an address that is not confirmed. */
export function PersonMarks({
  person,
}: {
  person: Pick<AdministeredUser, "roles" | "banned" | "emailConfirmed" | "secondFactor" | "passkeys">;
}) {
  const t = useTranslations("people");
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.roles.map((role) => (
        <Chip key={role} tone="way">
          {t(`roles.${role}`)}
        </Chip>
      ))}
      {person.secondFactor ? <Chip tone="ok">{t("secondFactor")}</Chip> : null}
      {person.passkeys > 0 ? <Chip tone="ok">{t("passkeys", { count: person.passkeys })}</Chip> : null}
      {person.banned ? <Chip tone="bad">{t("states.banned")}</Chip> : null}
      {person.emailConfirmed ? null : <Chip tone="warn">{t("states.unconfirmed")}</Chip>}
    </span>
  );
}
