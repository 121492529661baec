import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Sent by browsers that can install a site and leave the moment to it; TypeScript does not know it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event;
}

/** A button that installs the site, where the browser offers that. */
export function InstallOffer() {
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
