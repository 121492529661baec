import { useTranslations } from "use-intl";
import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { PlanList } from "#contract/plans/plans.ts";
import type { UserIdentity } from "#contract/accounts/account.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { OfflineCopyControl } from "#web/features/plans/offline/offline-copy-control.tsx";
import { useOnline } from "#web/client/offline/use-online.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";

import { SavedList } from "./saved-list.tsx";

/** Everything that is saved in this browser. */
export function SavedPage() {
  const t = useTranslations("offline.list");
  const paths = usePaths();
  return (
    <div className="page-width grid max-w-[62rem] content-start gap-5 py-10">
      <title>{`${t("heading")} – Vieira`}</title>
      <h1 className="text-2xl">{t("heading")}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{t("lead")}</p>
      <SavedList />
      <OwnPlans />
      <InstallOffer />
      <p>
        <Link to={paths.planner()} className="inline-flex min-h-tap items-center">
          {t("planner")}
        </Link>
      </p>
    </div>
  );
}

/** Event of browsers that support a deferred installation of a site; not yet in TypeScript's types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event;
}

/** A button that installs the site, if the browser supports it. */
function InstallOffer() {
  const t = useTranslations("offline.install");
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallEvent(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = () => setOffer(null);
    window.addEventListener("beforeinstallprompt", keep);
    window.addEventListener("appinstalled", forget);
    return () => {
      window.removeEventListener("beforeinstallprompt", keep);
      window.removeEventListener("appinstalled", forget);
    };
  }, []);
  if (!offer) return null;
  const install = () => {
    setOffer(null);
    void offer.prompt();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-way-soft px-5 py-4">
      <p className="min-w-0 flex-1 basis-64">{t("text")}</p>
      <Button size="sm" onClick={install}>
        <Icon of={Smartphone} size="sm" />
        {t("install")}
      </Button>
    </div>
  );
}

interface MemberPlans {
  readonly member: string;
  readonly plans: PlanList["data"];
}

async function fetchOwnPlans(): Promise<MemberPlans | null> {
  const identity: UserIdentity | null = await siteApi().loadIdentity();
  if (!identity) return null;
  const { data } = await siteApi().request<PlanList>({ method: "GET", path: "/plans" });
  return { member: identity.uuid, plans: data };
}

/** The plans of the signed-in member, each with a download button; nothing for visitors and offline. */
function OwnPlans() {
  const t = useTranslations("offline.own");
  const isOnline = useOnline();
  const [memberPlans, setMemberPlans] = useState<MemberPlans | null>(null);
  useEffect(() => (isOnline ? whenLoaded(fetchOwnPlans(), setMemberPlans) : undefined), [isOnline]);
  if (!isOnline || !memberPlans || memberPlans.plans.length === 0) return null;
  return (
    <section aria-labelledby="own-plans" className="grid gap-3">
      <h2 id="own-plans" className="text-xl">
        {t("heading")}
      </h2>
      <ul className="grid gap-3">
        {memberPlans.plans.map(({ uuid, name, version }) => (
          <li key={uuid} className="grid gap-2 rounded-lg border border-line bg-surface px-5 py-4">
            <h3 className="font-sans text-md font-strong tracking-normal">{name}</h3>
            <OfflineCopyControl uuid={uuid} version={version} share={null} member={memberPlans.member} />
          </li>
        ))}
      </ul>
    </section>
  );
}
