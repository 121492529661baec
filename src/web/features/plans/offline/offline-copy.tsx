import { createContext, use, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";

/** What a page of a plan is drawn from where there is no network. */
export interface OfflineCopy {
  /** Whose it is: uuid of the member who was signed in when it was stored; null for visitors. */
  readonly member: string | null;
  /** When it was fetched, ISO 8601; null for what was never in an account. */
  readonly storedAt: string | null;
  /** Whether the interactive map was taken along too. */
  readonly hasMap: boolean;
}

export const OfflineCopyContext = createContext<OfflineCopy | null>(null);

/** Null where the page comes from the server. */
export function useOfflineCopy(): OfflineCopy | null {
  return use(OfflineCopyContext);
}

/** Uuid of who is signed in, or was when the copy was stored that a page is drawn from; null for visitors. */
export function useMember(): string | null {
  const copy = useOfflineCopy();
  const identity = useIdentity()?.uuid ?? null;
  return copy ? copy.member : identity;
}

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
