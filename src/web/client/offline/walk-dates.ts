import { useSyncExternalStore } from "react";

import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { offlinePlanChanges } from "#web/client/storage/change-channel.ts";

/** Storage key for the days of the user's saved plans, which the first paint reads. */
const walkDatesKey = "vieira-walks";

interface DatedPlan {
  readonly access: "owner" | "shared";
  readonly startDate: IsoDate | null;
  readonly days: { readonly length: number; readonly 0?: { readonly timeZone?: string | undefined } };
}

/**
 * Records the days on which a plan runs: `2027-05-03/2027-06-05`, separated by spaces. A time zone other than Spain's
 * follows, as in `2027-05-03/2027-06-05/America/New_York`.
 */
export function storeWalkDates(plans: readonly DatedPlan[]): void {
  const spans = plans.flatMap(({ access, startDate, days }) => {
    if (access !== "owner" || startDate === null || days.length === 0) return [];
    const zone = days[0]?.timeZone;
    return `${startDate}/${addDays(startDate, days.length - 1)}${zone === undefined ? "" : `/${zone}`}`;
  });
  writeStored(walkDatesKey, spans.join(" ") || null);
}

/** Whether one of the user's own plans runs today; false during hydration. */
export function useIsWalking(): boolean {
  return useSyncExternalStore(
    (listener) => offlinePlanChanges.subscribe(listener),
    isWalking,
    () => false,
  );
}

function isWalking(): boolean {
  return (readStored(walkDatesKey) ?? "").split(" ").some((span) => {
    const [from = "", to = "", ...zone] = span.split("/");
    const today = dateIn(Date.now(), zone.join("/") || usualZone);
    return from !== "" && from <= today && today <= to;
  });
}
