import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import type { PlanList } from "#contract/plans/plans.ts";
import type { UserIdentity } from "#contract/accounts/account.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { NotesConflict } from "#web/features/plans/offline/notes-conflict.tsx";
import { OfflineCopyControl } from "#web/features/plans/offline/offline-copy-control.tsx";
import { useOnline } from "#web/client/offline/use-online.ts";

interface OwnPlansOfMember {
  readonly member: string;
  readonly plans: PlanList["data"];
}

async function fetchOwnPlans(): Promise<OwnPlansOfMember | null> {
  const identity: UserIdentity | null = await siteApi().loadIdentity();
  if (!identity) return null;
  const { data } = await siteApi().request<PlanList>({ method: "GET", path: "/plans" });
  return { member: identity.uuid, plans: data };
}

/** The plans of a member who is signed in, each to be taken along; nothing for visitors and without a network. */
export function OwnPlans() {
  const t = useTranslations("offline.own");
  const isOnline = useOnline();
  const [own, setOwn] = useState<OwnPlansOfMember | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    let isGone = false;
    fetchOwnPlans().then(
      (found) => isGone || setOwn(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOnline]);
  if (!isOnline || !own || own.plans.length === 0) return null;
  return (
    <section aria-labelledby="own-plans" className="grid gap-3">
      <h2 id="own-plans" className="text-xl">
        {t("heading")}
      </h2>
      <ul className="grid gap-3">
        {own.plans.map(({ uuid, name, version }) => (
          <li key={uuid} className="grid gap-2 rounded-lg border border-line bg-surface px-5 py-4">
            <h3 className="font-sans text-md font-strong tracking-normal">{name}</h3>
            <NotesConflict plan={uuid} />
            <OfflineCopyControl uuid={uuid} version={version} share={null} member={own.member} />
          </li>
        ))}
      </ul>
    </section>
  );
}
