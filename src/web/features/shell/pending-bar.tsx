import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** A line at the top while the next page is fetched. It waits a moment, so that quick pages do not flash it. */
export function PendingBar() {
  const t = useTranslations("shell");
  const pending = useNavigation().state !== "idle";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {pending ? (
        <div className="h-full w-2/5 animate-[pending-bar_1.2s_ease-in-out_150ms_infinite_backwards] rounded-pill bg-arrow">
          <span className="sr-only">{t("loading")}</span>
        </div>
      ) : null}
    </div>
  );
}
