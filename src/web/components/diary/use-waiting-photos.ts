import { useState, useSyncExternalStore } from "react";

import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { diaryPhotosOutbox, type PendingPhoto } from "#web/client/sync/diary-photos-outbox.ts";
import type { OutboxEntry } from "#web/client/sync/outbox.ts";

type Entries = readonly OutboxEntry<PendingPhoto>[];

const none: Entries = [];

/** What is shown as waiting: a photo whose words alone wait is not, unless it was before it was sent. */
function shownOf(waiting: Entries, before: Entries): Entries {
  const isIn = (entries: Entries, key: string) => entries.some((entry) => entry.key === key);
  return [
    ...before.filter(({ key }) => !isIn(waiting, key)),
    ...waiting.filter(({ key, change }) => !change.isSent || isIn(before, key)),
  ];
}

/**
 * Photos and words of photos that are not sent yet. One that has been sent stays as it was until it is forgotten: by then
 * it has been read from the server, and whoever writes beside it does not lose the place.
 */
export function useWaitingPhotos() {
  const waiting = useSyncExternalStore(outboxChanges.subscribe, diaryPhotosOutbox.list, () => none);
  const [seen, setSeen] = useState({ waiting, shown: shownOf(waiting, none) });
  if (seen.waiting !== waiting) setSeen({ waiting, shown: shownOf(waiting, seen.shown) });
  return {
    waiting,
    shown: seen.shown,
    forget: (isToGo: (key: string) => boolean) =>
      setSeen((last) => ({ ...last, shown: last.shown.filter(({ key }) => !isToGo(key)) })),
  };
}
