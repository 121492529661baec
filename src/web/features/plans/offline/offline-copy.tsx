import { createContext, use, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";

/** Source of a page of a plan that is shown offline. */
export interface OfflineCopy {
  /** Its owner: uuid of the member who was signed in when it was stored; null for visitors. */
  readonly member: string | null;
  /** Time of the download, ISO 8601; null for plans outside of an account. */
  readonly storedAt: string | null;
  /** Whether the interactive map was downloaded too. */
  readonly hasMap: boolean;
}

export const OfflineCopyContext = createContext<OfflineCopy | null>(null);

/** Null if the page comes from the server. */
export function useOfflineCopy(): OfflineCopy | null {
  return use(OfflineCopyContext);
}

/** Uuid of the signed-in member, offline of the member who stored the copy; null for visitors. */
export function useMember(): string | null {
  const copy = useOfflineCopy();
  const identity = useIdentity()?.uuid ?? null;
  return copy ? copy.member : identity;
}

/** An action that needs the server: offline it is disabled, with the reason. */
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
