import { useLocale, useTranslations } from "use-intl";

import type { Clocks } from "#domain/day-hours/clocks-along.ts";
import { countryName, signedHours } from "#messages/sentences/write-hours-of-day.ts";

/** Where a day ends by other clocks than those it begins by, how they differ. */
export function ClockChange({ change }: Pick<Clocks, "change">) {
  const t = useTranslations("today.way");
  const locale = useLocale();
  if (!change) return null;
  return (
    <span className="text-ink-2">
      {t("clock", { hours: signedHours(change), country: countryName(change, locale) })}
    </span>
  );
}
