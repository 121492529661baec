import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Offers the page as it is on the network, once there is one again; nothing is loaded anew by itself. */
export function BackOnline({ isOnline }: { isOnline: boolean }) {
  const t = useTranslations("offline.online");
  const paths = usePaths();
  const isListOfKept = useLocation().pathname === paths.offline();
  if (!isOnline || isListOfKept) return null;
  return (
    <Notice
      kind="ok"
      announce
      className="rounded-none"
      action={
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          {t("load")}
        </Button>
      }
    >
      {t("text")}
    </Notice>
  );
}
