import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { useOfflineCopy } from "./offline-copy.ts";

/** What only the server can do: without a network it stands there, cannot be used, and says why. */
export function NeedsNetwork({ children }: { children: ReactNode }) {
  const t = useTranslations("offline.plan");
  if (!useOfflineCopy()) return children;
  return (
    <>
      <p className="text-sm text-ink-2">{t("needsNetwork")}</p>
      <div inert className="grid gap-3 opacity-50">
        {children}
      </div>
    </>
  );
}
