import { Link as LinkIcon, Share2 } from "lucide-react";
import { useTranslations } from "use-intl";

import { track } from "#web/client/analytics/track.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonLook } from "#web/ui/controls/button-look.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/** Hands a link on: by WhatsApp and Facebook, by copying, and the way the device has for it. */
export function HandOn({ url, text }: { url: string; text: string }) {
  const t = useTranslations("plans.sharing");
  const notify = useNotify();
  const canShare = useHydrated() && typeof navigator.share === "function";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify("success", t("copied"));
      track("link_copied", { what: "plan" });
    } catch {
      notify("error", t("failed"));
    }
  };
  // Whoever closes the sheet of the system has changed their mind: nothing to say.
  const share = () => navigator.share({ title: text, url }).catch(() => undefined);
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}`;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url }).toString()}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" data-needs-script="" onClick={() => void copy()}>
        <Icon of={LinkIcon} size="sm" />
        {t("copy")}
      </Button>
      <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonLook("secondary", "sm")}>
        <BrandIcon of="whatsapp" />
        {t("whatsapp")}
      </a>
      <a href={facebook} target="_blank" rel="noopener noreferrer" className={buttonLook("secondary", "sm")}>
        <BrandIcon of="facebook" />
        {t("facebook")}
      </a>
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          {t("native")}
        </Button>
      ) : null}
    </div>
  );
}
