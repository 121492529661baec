import { Suspense, useSyncExternalStore } from "react";

import { sessionEnd } from "#web/client/api/session-end.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";

/** Sessions seldom end under a page. */
const SessionEndDialog = lazyPart(async () => (await import("./session-end-dialog.tsx")).SessionEndDialog);

/** Asks to sign in again when something that was written cannot be saved because the session has ended. */
export function SessionEndStage() {
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get, () => null);
  return end === null ? null : (
    <Suspense>
      <SessionEndDialog end={end} />
    </Suspense>
  );
}
