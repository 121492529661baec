import { useEffect } from "react";

import { useIdentity } from "#web/identity.tsx";
import { whenIdle } from "#web/timing/when-idle.ts";

/** Looks after what works without a network, once the page is loaded and the browser has nothing better to do. */
export function OfflineStage() {
  const member = useIdentity()?.uuid ?? null;
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let takeBack: (() => void) | undefined;
    const begin = () => {
      takeBack = whenIdle(() => {
        // Browsers that keep nothing for this site work as they would without it.
        import("./keeper.ts").then(({ keepHouse }) => keepHouse(member)).catch(() => undefined);
      });
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
    return () => {
      window.removeEventListener("load", begin);
      takeBack?.();
    };
  }, [member]);
  return null;
}
