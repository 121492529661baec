import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import { useNotify } from "#web/ui/toasts/use-notify.ts";

/** Says so when the form was sent and leads on to another page: then the plan was kept. */
export function WasSaved({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("planForm");
  const notify = useNotify();
  const { pathname } = useLocation();
  const { state, formMethod, location } = useNavigation();
  const isSaved = state === "loading" && formMethod !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (!isSaved) return;
    onSaved();
    notify("success", t("kept"));
    // Once for each plan that is kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaved]);
  return null;
}
