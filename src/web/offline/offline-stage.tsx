import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

import { useIdentity } from "#web/identity.tsx";
import { whenIdle } from "#web/timing/when-idle.ts";

import { mayHaveKept, registerWorker } from "./begin.ts";

/** Looks after what works without a network, once the page is loaded and the browser has nothing better to do. */
export function OfflineStage() {
  const member = useIdentity()?.uuid ?? null;
  const { revalidate } = useRevalidator();
  const renew = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let isGone = false;
    let end: (() => void) | undefined;
    const keep = async () => {
      await registerWorker();
      if (member === null && !(await mayHaveKept())) return;
      const { lookAfter } = await import("./keeper.ts");
      const endOfCare = await lookAfter(member, renew);
      if (isGone) endOfCare();
      else end = endOfCare;
    };
    const begin = () => {
      // Browsers that keep nothing for this site work as they would without it.
      end = whenIdle(() => void keep().catch(() => undefined));
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener("load", begin);
      end?.();
    };
  }, [member]);
  return null;
}
