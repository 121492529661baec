import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

import { useIdentity } from "#web/client/api/identity.tsx";
import { whenIdle } from "#web/client/when-idle.ts";

import { mayHaveOfflineData, registerWorker } from "#web/client/offline/support.ts";

/** Looks after what works without a network, once the page is loaded and the browser has nothing better to do. */
export function StartOfflineSync() {
  const member = useIdentity()?.uuid ?? null;
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = async () => {
      await registerWorker();
      if (member === null && !(await mayHaveOfflineData())) return;
      await (await import("#web/components/plan-sync/offline-sync.ts")).startSync(member, renew, signal);
    };
    // Browsers that keep nothing for this site work as they would without it.
    const begin = () => whenIdle(() => void keep().catch(() => undefined));
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { signal });
    return () => leaving.abort();
  }, [member]);
  return null;
}
