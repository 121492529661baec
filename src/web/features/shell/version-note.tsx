import { RefreshCw } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";

import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lookForNewerBuild, newerBuild } from "#web/client/newer-build.ts";
import { useChunkFailures } from "./use-chunk-failures.ts";

/** Browsers keep delays as 32-bit numbers: what is longer would fire at once. */
export const maxDelayMs = 2_147_483_647;

/** Like `setTimeout`, for delays that may be longer than a browser can count: those wait as long as it can. */
export function setSafeTimeout(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  return setTimeout(action, Math.min(Math.max(0, delayMs), maxDelayMs));
}

/** How long after a page is loaded it first looks for a newer build, in milliseconds. */
const firstLookMs = 1_000;

/** Only when somebody asks for it: the worker of the newer build takes over together with its pages. */
async function loadNewBuild(): Promise<void> {
  const { activateWaitingWorker } = await import("#web/client/offline/service-worker-client.ts").catch(() => ({
    activateWaitingWorker: null,
  }));
  await activateWaitingWorker?.();
  window.location.reload();
}

/** Looks for a newer build after loading and whenever somebody comes back to the tab, and says so quietly. */
export function VersionNote() {
  const t = useTranslations("shell.version");
  const notify = useNotify();
  const newer = useSyncExternalStore(newerBuild.subscribe, newerBuild.get, () => null);
  const [later, setLater] = useState(false);
  useChunkFailures(() => notify("error", t("unreachable")));
  useEffect(() => {
    const timer = setSafeTimeout(() => void lookForNewerBuild(), firstLookMs);
    const onReturn = () => {
      if (document.visibilityState === "visible") void lookForNewerBuild();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--foot-height) z-40 flex justify-center p-3"
    >
      {newer && !later ? (
        <div className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface py-1.5 pr-2 pl-4 text-sm shadow-card">
          <Icon of={RefreshCw} size="sm" />
          <span>{t("text")}</span>
          <Button variant="secondary" size="sm" onClick={() => void loadNewBuild()}>
            {t("reload")}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setLater(true)}>
            {t("later")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
