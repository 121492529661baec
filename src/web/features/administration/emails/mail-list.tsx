import { useTranslations } from "use-intl";

import type { Email } from "#contract/emails/emails.ts";

import { MailCard } from "./mail-card.tsx";

/** Mails with what became of them. */
export function MailList({ mails }: { mails: readonly Email[] }) {
  const t = useTranslations("correspondence.emails");
  return (
    <div className="grid gap-3">
      {mails.some(({ state }) => state === "kept") ? <p className="text-sm text-ink-2">{t("keptHint")}</p> : null}
      {mails.map((mail) => (
        <MailCard key={mail.uuid} mail={mail} />
      ))}
    </div>
  );
}
