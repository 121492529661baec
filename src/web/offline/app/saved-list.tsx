import { Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { useLocation } from "react-router";

import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link, ButtonLink } from "#web/ui/controls/link.tsx";

import { removeDownload } from "#web/client/offline/download-for-offline.ts";
import { bytesOf } from "#web/client/offline/offline-plan.ts";
import { useOfflinePlans } from "#web/client/offline/offline-plan-store.ts";
import { writeMoment, writeSize } from "#web/client/offline/format-size.ts";
import { useIsWalking } from "#web/client/offline/walk-dates.ts";
import { useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

const item = "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4";

/**
 * Today's day while a plan runs, and the plans saved on this device: downloaded ones with their size and a button to
 * remove them, and those of a visitor, which the planner shows.
 */
export function SavedList() {
  const t = useTranslations("offline");
  const locale = useLocale();
  const paths = usePaths();
  const plans = useOfflinePlans();
  const visitorPlans = useVisitorPlans();
  const isWalking = useIsWalking();
  if (plans === null) return null;
  const today = isWalking ? (
    <p>
      <ButtonLink to={paths.today()}>{t("list.today")}</ButtonLink>
    </p>
  ) : null;
  if (plans.length === 0 && visitorPlans.length === 0)
    return today ?? <p className="max-w-[60ch] text-ink-2">{t("list.none")}</p>;
  return (
    <>
      {today}
      <ul className="grid gap-3">
        {plans.map(({ uuid, plan, keptAt, isTakenAlong, ...others }) => (
          <li key={uuid} className={item}>
            <span className="grid min-w-0 flex-1 basis-64 gap-0.5">
              <Link to={paths.plan(uuid)} className="font-strong">
                {plan.name}
              </Link>
              <span className="text-sm text-ink-2">
                {[
                  t("asOf", { date: writeMoment(keptAt, locale) }),
                  writeSize(bytesOf(others), locale),
                  t(isTakenAlong ? "list.whole" : "list.opened"),
                ].join(" · ")}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t("list.removeOf", { name: plan.name })}
              onClick={() => void removeDownload(uuid)}
            >
              <Icon of={Trash2} size="sm" />
              {t("list.remove")}
            </Button>
          </li>
        ))}
        {visitorPlans.map(({ id, name, search }) => (
          <li key={id} className={item}>
            <Link to={paths.planner() + search} className="font-strong">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Offers to reload the page once the server answers again; never reloads automatically. */
export function BackOnline() {
  const t = useTranslations("offline.online");
  const paths = usePaths();
  const isListOfSaved = useLocation().pathname === paths.offline();
  if (isListOfSaved) return null;
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
