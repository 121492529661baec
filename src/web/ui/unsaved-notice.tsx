import { useTranslations } from "use-intl";

import { Notice } from "#web/ui/layout/notice.tsx";

import { useHasUnsavedText } from "#web/client/storage/text-storage.ts";

/** Says at once, wherever on the page one is, when the browser has no room for what is typed. Needs the words of `offlineCopy`. */
export function UnsavedNotice() {
  const t = useTranslations("offlineCopy");
  return useHasUnsavedText() ? (
    <Notice kind="bad" announce className="sticky top-2 z-30 shadow-card">
      {t("unsaved")}
    </Notice>
  ) : null;
}
