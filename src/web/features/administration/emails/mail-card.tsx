import { useTranslations } from "use-intl";

import type { Email } from "#contract/emails/emails.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { TextAreaField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import type { Tone } from "#web/ui/text/tone.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

const tones: Record<Email["state"], Tone> = {
  queued: "way",
  sending: "way",
  sent: "ok",
  kept: "warn",
  failed: "bad",
};

/** Names of the two forms of a mail. */
const mailForms = {
  retry: (uuid: string) => `retry ${uuid}`,
  reply: (uuid: string) => `reply ${uuid}`,
};

/** An email, its delivery status, and its replies. */
function MailCard({ mail }: { mail: Email }) {
  const t = useTranslations("emails.list");
  const retry = useForm(mailForms.retry(mail.uuid));
  const { state, accommodation, replies } = mail;
  const isAtRest = state === "queued" || state === "kept" || state === "failed";
  return (
    <Card role="article" aria-label={mail.subject} className="grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base font-strong">{mail.subject}</h2>
          <p className="text-sm text-ink-2">
            {t("to", { address: mail.to })}
            {accommodation ? (
              <>
                {", "}
                <Link to={administrationPaths.houseEmails(accommodation.uuid)}>{accommodation.name}</Link>
              </>
            ) : null}
          </p>
        </div>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <MailWay mail={mail} />
      <details>
        <summary className="inline-flex min-h-tap items-center text-sm text-way underline underline-offset-4">
          {t("read")}
        </summary>
        <p className="max-w-[70ch] rounded-md bg-surface-2 p-4 text-sm break-words whitespace-pre-wrap">{mail.text}</p>
      </details>
      {replies.length > 0 || state === "sent" ? <Replies mail={mail} /> : null}
      {isAtRest ? (
        <PageForm form={retry} remarks={["state"]}>
          <Button type="submit" variant="secondary" size="sm" busy={retry.isBusy} className="justify-self-start">
            {t("retry")} <span className="sr-only">({mail.subject})</span>
          </Button>
        </PageForm>
      ) : null}
    </Card>
  );
}

function MailWay({ mail: { createdAt, sentAt, attempts, nextAttemptAt, error } }: { mail: Email }) {
  const t = useTranslations("emails.list");
  const formats = useFormats();
  const moment = (at: string) => `${formats.date(at.slice(0, 10))}, ${formats.time(at.slice(11, 16))} UTC`;
  const parts = [
    t("written", { date: moment(createdAt) }),
    ...(sentAt === null ? [] : [t("sentOn", { date: moment(sentAt) })]),
    ...(attempts === 0 ? [] : [t("attempts", { count: attempts })]),
    ...(nextAttemptAt === null ? [] : [t("nextAttempt", { date: moment(nextAttemptAt) })]),
  ];
  return (
    <>
      <p className="text-sm text-ink-2">{parts.join(" · ")}</p>
      {error === null ? null : <p className="text-sm font-medium text-bad">{error}</p>}
    </>
  );
}

function Replies({ mail: { uuid, replies } }: { mail: Email }) {
  const t = useTranslations("emails.list");
  const formats = useFormats();
  const form = useForm(mailForms.reply(uuid));
  return (
    <details open={replies.length > 0}>
      <summary className="inline-flex min-h-tap items-center text-sm text-way underline underline-offset-4">
        {t("replies")} ({replies.length})
      </summary>
      <ul className="grid gap-2 pb-3">
        {replies.map((reply) => (
          <li key={reply.uuid} className="border-l-4 border-line pl-3 text-sm">
            <p className="text-ink-2">{formats.date(reply.receivedAt.slice(0, 10))}</p>
            <p className="max-w-[70ch] whitespace-pre-wrap">{reply.text}</p>
          </li>
        ))}
      </ul>
      <PageForm key={replies.length} form={form} className="max-w-150">
        <TextAreaField label={t("reply")} {...form.field("text")} rows={3} />
        <Button type="submit" variant="secondary" size="sm" busy={form.isBusy} className="justify-self-start">
          {t("record")}
        </Button>
      </PageForm>
    </details>
  );
}

/** Emails with their delivery status. */
export function MailList({ mails }: { mails: readonly Email[] }) {
  const t = useTranslations("emails.list");
  return (
    <div className="grid gap-3">
      {mails.some(({ state }) => state === "kept") ? <p className="text-sm text-ink-2">{t("keptHint")}</p> : null}
      {mails.map((mail) => (
        <MailCard key={mail.uuid} mail={mail} />
      ))}
    </div>
  );
}
