import { RefreshCw } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";

import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { checkForNewerBuild, newerBuild } from "#web/client/newer-build.ts";
import { useChunkFailures } from "./use-chunk-failures.ts";

/** Browsers store delays as 32-bit numbers: longer ones would fire at once. */
export const maxDelayMs = 2_147_483_647;

/** Like `setTimeout`, but delays above the browsers' maximum wait for that long. */
export function setSafeTimeout(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  return setTimeout(action, Math.min(Math.max(0, delayMs), maxDelayMs));
}

/** Delay after page load before the first check for a newer build, in milliseconds. */
const initialCheckDelayMs = 1_000;

/** Only on request: the worker of the newer build activates together with its pages. */
async function loadNewBuild(): Promise<void> {
  const { activateWaitingWorker } = await import("#web/client/offline/service-worker-client.ts").catch(() => ({
    activateWaitingWorker: null,
  }));
  await activateWaitingWorker?.();
  window.location.reload();
}

/** Checks for a newer build after loading and whenever the user returns to the tab, with an unobtrusive notice. */
export function VersionNote() {
  const t = useTranslations("shell.version");
  const notify = useNotify();
  const newer = useSyncExternalStore(newerBuild.subscribe, newerBuild.get, () => null);
  const [later, setLater] = useState(false);
  useChunkFailures(() => notify("error", t("unreachable")));
  useEffect(() => {
    const timer = setSafeTimeout(() => void checkForNewerBuild(), initialCheckDelayMs);
    const onReturn = () => {
      if (document.visibilityState === "visible") void checkForNewerBuild();
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
