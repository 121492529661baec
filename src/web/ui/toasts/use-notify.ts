import { useCallback } from "react";
import { useTranslations } from "use-intl";

import { notify } from "./notify.ts";
import type { ToastKind, ToastPosition } from "./toast.ts";

/** Says in passing how something went: `notify("success", t("copied"))`. Read out, gone after five seconds. */
export function useNotify(): (kind: ToastKind, text: string, position?: ToastPosition) => void {
  const t = useTranslations("shell.toasts");
  return useCallback(
    (kind, text, position) =>
      void notify({ kind, text, position }, { label: t("label"), close: t("close") }).catch(() => undefined),
    [t],
  );
}
