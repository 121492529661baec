import { Check, Link as LinkIcon, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { track } from "#web/client/analytics/track.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/** How long the button says that the link was copied, in milliseconds. */
const saidMs = 2500;

/** The plan is its address: copying or sharing it hands the whole plan to a friend. */
export function ShareButtons({ search, title }: { search: string; title: string }) {
  const t = useTranslations("planner.share");
  const notify = useNotify();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  const canShare = useHydrated() && typeof navigator.share === "function";
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  const address = () => window.location.origin + window.location.pathname + search;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid("copied");
      notify("success", t("copied"));
      track("link_copied", { what: "plan" });
    } catch {
      setSaid("failed");
      notify("error", t("failed"));
    }
  };
  const share = async () => {
    // A visitor who closes the sheet of the system has changed their mind: nothing to say.
    await navigator.share({ title, url: address() }).catch(() => undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-2" data-needs-script="">
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Icon of={said === "copied" ? Check : LinkIcon} size="sm" />
        {t(said ?? "copy")}
      </Button>
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          {t("share")}
        </Button>
      ) : null}
    </div>
  );
}
