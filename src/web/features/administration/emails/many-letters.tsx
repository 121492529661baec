import { useTranslations } from "use-intl";
import { useRef, useState } from "react";

import type { AddressedHouse } from "#use-cases/emails/houses/show-houses.ts";
import { filledFields } from "#web/ui/forms/form-outcome.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { ApiError } from "#web/client/api/api-response.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { LetterChoice } from "./letter-form.tsx";

/** One email to many houses, with progress and a stop button. */
export function ManyLetters({ houses }: { houses: readonly AddressedHouse[] }) {
  const t = useTranslations("emails.write");
  const form = useForm("write-many");
  const { progress, start, cancel } = useSendToMany();
  const recipients = houses.filter(({ to, refusesLetters }) => to && !refusesLetters);
  return (
    <form
      className="grid max-w-180 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (progress?.isRunning) return;
        const letter = filledFields(new FormData(event.currentTarget));
        void start(
          recipients.map(({ uuid }) => uuid),
          letter,
        );
      }}
    >
      {recipients.length === 0 ? (
        <>
          <Notice kind="info">{t("nobodyToWriteTo")}</Notice>
          <p>
            <Link to={administrationPaths.unverifiedHouses()}>{t("otherHouses")}</Link>
          </p>
        </>
      ) : (
        <>
          <LetterChoice form={form} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={progress?.isRunning ?? false}>
              {t("sendMany", { count: recipients.length })}
            </Button>
            {progress?.isRunning ? (
              <Button variant="secondary" onClick={cancel}>
                {t("cancel")}
              </Button>
            ) : null}
          </div>
        </>
      )}
      {progress ? <Progress progress={progress} of={recipients.length} /> : null}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {houses.map(({ uuid, name, town, to, refusesLetters }) => (
          <li key={uuid} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
            <span>
              <Link to={administrationPaths.houseEmails(uuid)} className="font-medium">
                {name}
              </Link>
              , {town}
              <span className="block text-sm text-ink-2">
                {refusesLetters ? t("refusesLetters") : (progress?.failures[uuid] ?? (to || t("noAddress")))}
              </span>
            </span>
            {progress?.sent.includes(uuid) ? <Chip tone="ok">{t("sent")}</Chip> : null}
          </li>
        ))}
      </ul>
    </form>
  );
}

function Progress({ progress, of }: { progress: SendingProgress; of: number }) {
  const t = useTranslations("emails.write");
  const failed = Object.keys(progress.failures).length;
  const done = progress.sent.length + failed;
  return (
    <div role="status" className="grid gap-2">
      <progress value={done} max={of} aria-label={t("sendMany", { count: of })} className="h-2 w-full accent-way" />
      <p className="text-sm text-ink-2">
        {progress.isRunning ? t("progress", { done, total: of }) : t("allDone", { sent: progress.sent.length, failed })}
        {progress.isCancelled ? ` ${t("cancelled")}` : null}
      </p>
    </div>
  );
}

/** Progress of the emails. */
interface SendingProgress {
  readonly sent: readonly string[];
  /** Errors by the uuid of the house. */
  readonly failures: Readonly<Record<string, string>>;
  readonly isRunning: boolean;
  readonly isCancelled: boolean;
}

const nothing: SendingProgress = { sent: [], failures: {}, isRunning: false, isCancelled: false };

/** Sends emails one after another, so that the progress is visible and it can be stopped. */
function useSendToMany() {
  const [progress, setProgress] = useState<SendingProgress | null>(null);
  const isCancelled = useRef(false);
  const start = async (uuids: readonly string[], letter: Readonly<Record<string, string>>): Promise<void> => {
    isCancelled.current = false;
    let reached: SendingProgress = { ...nothing, isRunning: true };
    setProgress(reached);
    for (const uuid of uuids) {
      if (isCancelled.current) break;
      const failure = await write(uuid, letter);
      reached =
        failure === null
          ? { ...reached, sent: [...reached.sent, uuid] }
          : { ...reached, failures: { ...reached.failures, [uuid]: failure } };
      setProgress(reached);
    }
    setProgress({ ...reached, isRunning: false, isCancelled: isCancelled.current });
  };
  const cancel = (): void => {
    isCancelled.current = true;
  };
  return { progress, start, cancel };
}

/** @returns the error, or `null` when the email is in the outbox */
async function write(uuid: string, letter: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    await siteApi().request({
      method: "POST",
      path: `/administration/accommodations/${uuid}/emails`,
      body: letter,
      headers: { "Accept-Language": document.documentElement.lang },
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return String(error);
    return (
      Object.values(error.problem?.errors ?? {})
        .flat()
        .join(" ") || error.message
    );
  }
}
