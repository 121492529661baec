import { useCallback } from "react";
import { useTranslations } from "use-intl";

import type { ToastKind, ToastPosition, Toast, ToastWords } from "./toast.ts";

/** Says something in passing. What shows it is fetched when there first is something to say. */
async function notify(toast: Toast, words: ToastWords): Promise<void> {
  const { showToast } = await import("./toast-stage.tsx");
  showToast(toast, words);
}

/** Says in passing how something went: `notify("success", t("copied"))`. Read out, gone after five seconds. */
export function useNotify(): (kind: ToastKind, text: string, position?: ToastPosition) => void {
  const t = useTranslations("shell.toasts");
  return useCallback(
    (kind, text, position) =>
      void notify({ kind, text, position }, { label: t("label"), close: t("close") }).catch(() => undefined),
    [t],
  );
}
