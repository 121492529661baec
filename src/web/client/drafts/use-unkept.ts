import { useSyncExternalStore } from "react";

import { isUnkept, subscribeToRoom } from "#web/client/storage/room-for-drafts.ts";

/** Whether the browser has refused to keep something that was typed on this page and is not sent yet. */
export function useUnkept(): boolean {
  return useSyncExternalStore(subscribeToRoom, isUnkept, () => false);
}
