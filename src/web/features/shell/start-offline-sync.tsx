import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";
import { whenIdle } from "#web/client/when-idle.ts";

import { mayHaveOfflineData, registerWorker } from "#web/client/offline/support.ts";

/** Maintains offline data, once the page is loaded and the browser is idle. */
export function StartOfflineSync() {
  const member = useIdentity()?.uuid ?? null;
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const startSyncing = async () => {
      await registerWorker();
      if (member === null && !(await mayHaveOfflineData())) return;
      await (await import("#web/components/plan-sync/offline-sync.ts")).startSync(member, renew, signal);
    };
    // Browsers without storage for this site work as usual.
    const begin = () => whenIdle(() => void startSyncing().catch(() => undefined));
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { signal });
    return () => abortController.abort();
  }, [member]);
  return null;
}
