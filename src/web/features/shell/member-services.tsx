import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { useIdentity } from "#web/client/api/identity.tsx";
import { sessionEnd, siteApi } from "#web/client/api/site-api.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

/** Loaded on demand: sessions seldom end while a page is open. */
const SessionEndDialog = lazyPart(async () => (await import("./session-end-dialog.tsx")).SessionEndDialog);

/** Asks to sign in again when input cannot be saved because the session has ended. */
function SessionEndStage() {
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get, () => null);
  return end === null ? null : (
    <Suspense>
      <SessionEndDialog end={end} />
    </Suspense>
  );
}

/** Services for members who are signed in, or were when the page was opened. */
export function MemberServices() {
  return (
    <>
      <VisitorPlanSync />
      <SessionEndStage />
    </>
  );
}

/** After sign-in, the plans of this browser are imported into the account. */
function VisitorPlanSync() {
  const t = useTranslations("shell.savedPlans");
  const member = useIdentity()?.uuid ?? null;
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (member === null) return undefined;
    const importPlans = async () => {
      const { readVisitorPlans } = await import("#web/client/visitor-plans/visitor-plans.ts");
      if (readVisitorPlans().length === 0) return;
      const { importVisitorPlans } = await import("#web/client/sync/import-visitor-plans.ts");
      const { imported, remaining } = await importVisitorPlans(siteApi(), member);
      if (imported > 0) notify("success", t("brought", { count: imported }));
      if (remaining > 0) notify("error", t("left", { count: remaining }));
      if (imported > 0) void revalidate();
    };
    return whenIdle(() => void importPlans().catch(() => undefined));
  }, [member, notify, revalidate, t]);
  return null;
}
