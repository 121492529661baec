import { useSyncExternalStore } from "react";

import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnRoutes } from "#domain/plans/day-hours/local-time.ts";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { offlinePlanChanges } from "#web/client/storage/change-channel.ts";

/** Storage key for the days of the user's saved plans, which the first paint reads. */
const walkDatesKey = "vieira-walks";

interface DatedPlan {
  readonly access: "owner" | "shared";
  readonly startDate: IsoDate | null;
  readonly days: { readonly length: number };
}

/** Records the days on which a plan runs: `2027-05-03/2027-06-05`, separated by spaces. */
export function storeWalkDates(plans: readonly DatedPlan[]): void {
  const spans = plans.flatMap(({ access, startDate, days }) =>
    access === "owner" && startDate !== null && days.length > 0
      ? `${startDate}/${addDays(startDate, days.length - 1)}`
      : [],
  );
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
  const now = new Date();
  const today = dateOnRoutes(now.getTime(), -now.getTimezoneOffset() * 60_000);
  return (readStored(walkDatesKey) ?? "").split(" ").some((span) => {
    const [from = "", to = ""] = span.split("/");
    return from !== "" && from <= today && today <= to;
  });
}
