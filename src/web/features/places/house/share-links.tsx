import { Check, Link as LinkIcon, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { buttonLook } from "#web/ui/controls/button-look.ts";
import { track } from "#web/client/analytics/track.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/** How long the button says that the link was copied, in milliseconds. */
const saidMs = 2500;

/** Hands the page on: plain links to WhatsApp and Facebook, and with a script copying and the device's own way. */
export function ShareLinks({ url, text }: { url: string; text: string }) {
  const t = useTranslations("house.share");
  const notify = useNotify();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  const canShare = useHydrated() && typeof navigator.share === "function";
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid("copied");
      notify("success", t("copied"));
      track("link_copied", { what: "house" });
    } catch {
      setSaid("failed");
      notify("error", t("failed"));
    }
  };
  // Whoever closes the sheet of the system has changed their mind: nothing to say.
  const share = () => navigator.share({ title: text, url }).catch(() => undefined);
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}`;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url }).toString()}`;
  return (
    <div className="flex flex-wrap gap-2">
      <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonLook("secondary", "sm")}>
        <BrandIcon of="whatsapp" />
        {t("whatsapp")}
      </a>
      <a href={facebook} target="_blank" rel="noopener noreferrer" className={buttonLook("secondary", "sm")}>
        <BrandIcon of="facebook" />
        {t("facebook")}
      </a>
      <Button variant="secondary" size="sm" data-needs-script="" onClick={() => void copy()}>
        <Icon of={said === "copied" ? Check : LinkIcon} size="sm" />
        {t(said ?? "copy")}
      </Button>
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          {t("native")}
        </Button>
      ) : null}
    </div>
  );
}
