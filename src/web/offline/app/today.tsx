import type { ReactNode } from "react";
import { useLoaderData } from "react-router";

import { OfflineCopyContext } from "#web/features/plans/offline/offline-copy.tsx";
import { readOfflineToday } from "#web/features/plans/today/read-offline-today.ts";
import { TodayPage } from "#web/features/plans/today/today-page.tsx";

export function loadToday() {
  return readOfflineToday(Date.now());
}

/** Today's day of the current plan; without one, when the next begins. */
export function OfflineTodayPage(): ReactNode {
  const { copy, data } = useLoaderData<typeof loadToday>();
  return (
    <OfflineCopyContext value={copy ?? ofVisitors}>
      <TodayPage data={data} />
    </OfflineCopyContext>
  );
}

/** No plan of an account is shown, and there is no network either. */
const ofVisitors = { member: null, storedAt: null, hasMap: false };
