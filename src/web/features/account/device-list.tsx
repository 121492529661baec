import { useLocale, useTranslations } from "use-intl";

import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { type Language, regionOf } from "#domain/text/language.ts";

import { FormLayout } from "./form-parts.tsx";

interface Device {
  readonly uuid: string;
  /** As "Firefox on Linux"; empty when unknown. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly current: boolean;
  /** Additional information. */
  readonly remark?: string;
}

interface DeviceListProps {
  /** Name of the form that revokes one of them. */
  form: string;
  devices: readonly Device[];
  clock: "24h" | "12h";
  words: { end: string; endOf: (device: string) => string; ended: string; since: (when: string) => string };
}

/** Signed-in devices or programs, each with a button to revoke it. */
export function DeviceList({ form: name, devices, clock, words }: DeviceListProps) {
  const t = useTranslations("account.me");
  const form = useForm(name);
  const locale = useLocale();
  return (
    <FormLayout form={form} done={words.ended}>
      <ul className="grid">
        {devices.map(({ uuid, device, createdAt, lastSeenAt, current, remark }) => {
          const called = device === "" ? t("sessions.unknown") : device.replace(" on ", " · ");
          const seen =
            lastSeenAt === null
              ? t("tokens.never")
              : t("sessions.seen", { when: writeMoment(lastSeenAt, locale, clock) });
          return (
            <li
              key={uuid}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-strong wrap-anywhere">
                  {called} {current ? <Chip tone="ok">{t("sessions.here")}</Chip> : null}
                </p>
                <p className="text-sm text-ink-2">
                  {words.since(writeMoment(createdAt, locale, clock))}
                  {current ? null : ` · ${seen}`}
                  {remark ? ` · ${remark}` : null}
                </p>
              </div>
              {current ? null : (
                <Button
                  type="submit"
                  name="uuid"
                  value={uuid}
                  variant="secondary"
                  size="sm"
                  busy={form.isBusy}
                  aria-label={words.endOf(called)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </FormLayout>
  );
}

/**
 * An instant as day and time, in UTC: the server renders it before it can know the reader's time zone.
 *
 * @param moment ISO 8601
 */
export function writeMoment(moment: string, locale: Language, clock: "24h" | "12h"): string {
  const format = new Intl.DateTimeFormat(regionOf(locale), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: clock === "12h",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return format.format(new Date(moment));
}
