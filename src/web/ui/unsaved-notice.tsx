import { useTranslations } from "use-intl";

import { Notice } from "#web/ui/layout/notice.tsx";

import { useHasUnsavedText } from "#web/client/storage/text-storage.ts";

/** Warns at once, anywhere on the page, when the browser has no room for input. Needs the messages `offlineCopy`. */
export function UnsavedNotice() {
  const t = useTranslations("offlineCopy");
  return useHasUnsavedText() ? (
    <Notice kind="bad" announce className="sticky top-2 z-30 shadow-card">
      {t("unsaved")}
    </Notice>
  ) : null;
}
