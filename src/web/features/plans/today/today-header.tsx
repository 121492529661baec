import { useEffect } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import { hoursThere } from "#domain/plans/day-hours/local-time.ts";
import { writeMoment } from "#web/client/offline/format-size.ts";
import { saveVisitorWalks } from "#web/client/offline/visitor-walks.ts";
import { useSaveOpenedPlan } from "#web/client/offline/use-save-opened-plan.ts";
import { useMember, useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { PartLinks } from "#web/features/plans/part-links.tsx";
import { isDeviceTime } from "#web/features/plans/use-now.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { Link, ButtonLink } from "#web/ui/controls/link.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

interface TodayHeaderProps {
  plan: EditorPlan;
  day: EditorDay;
  date: IsoDate;
  share: string | undefined;
  /** The server's last known version. */
  version: number;
  /** Of a visitor's plan in this browser: its planner address. */
  visitorSearch: string | undefined;
}

const link =
  "inline-flex min-h-tap items-center rounded-pill px-2.5 text-sm font-medium text-ink no-underline hover:bg-way-soft hover:text-way";

/** The current day, and links to the rest of the plan; saves the plan for offline use. */
export function TodayHeader({ plan, day, date, share, version, visitorSearch }: TodayHeaderProps) {
  const t = useTranslations("today");
  const words = useTranslations("offline");
  const locale = useLocale();
  const paths = usePaths();
  const formats = useFormats();
  const copy = useOfflineCopy();
  const member = useMember();
  useEffect(() => {
    if (visitorSearch === undefined || copy) return;
    void saveVisitorWalks().catch(() => undefined);
  }, [visitorSearch, copy]);
  const stored = visitorSearch === undefined ? version : null;
  useSaveOpenedPlan({ uuid: plan.uuid, share: share ?? null, member }, stored);
  const query = share === undefined ? undefined : { share };
  const { number, fromName: from, toName: to } = day;
  return (
    <header className="grid gap-1">
      <nav aria-label={t("pages")} className="-mx-[10px] flex flex-wrap">
        {visitorSearch === undefined ? (
          <>
            <Link to={paths.plans()} className={link}>
              {t("allPlans")}
            </Link>
            <Link to={paths.plan(plan.uuid, query)} className={link}>
              {t("wholePlan")}
            </Link>
            <Link to={paths.planDay(plan.uuid, number, query)} className={link}>
              {t("dayPage")}
            </Link>
          </>
        ) : (
          <Link to={`${paths.planner()}${visitorSearch}`} className={link}>
            {t("wholePlan")}
          </Link>
        )}
      </nav>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
        <span>{formats.day(date)}</span>
        <span className="min-w-0 break-words">{plan.name}</span>
        {copy?.storedAt ? <Chip tone="warn">{words("asOf", { date: writeMoment(copy.storedAt, locale) })}</Chip> : null}
      </p>
      <h1 className="text-xl break-words">
        {day.kind === "rest" ? t("rest", { number, town: to }) : t("walk", { number, from, to })}
      </h1>
    </header>
  );
}

/** Origin of a plan outside of the user's account: somebody else's, or only in this browser. */
export function OtherPlanNotice({ plan, isVisitors }: { plan: EditorPlan; isVisitors: boolean }) {
  const t = useTranslations("today");
  const paths = usePaths();
  if (!isVisitors) return <Notice kind="info">{t("shared")}</Notice>;
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to={paths.register(paths.today())} variant="quiet" size="sm">
          {t("none.register")}
        </ButtonLink>
      }
    >
      {t("visitorPlan", { name: plan.name })}
    </Notice>
  );
}

const parts = ["sleep", "trail-notes", "diary", "way", "others"] as const;

/** Jump links to the sections of the page. @param isOwn whether nights can be chosen */
export function TodayParts({ isOwn, hasDiary, isWalk }: Record<"isOwn" | "hasDiary" | "isWalk", boolean>) {
  const t = useTranslations("today.parts");
  const isThere = { sleep: isOwn && isWalk, "trail-notes": true, diary: hasDiary, way: isWalk, others: isOwn };
  const own = parts.filter((part) => isThere[part]).map((part) => ({ id: part, name: t(part) }));
  return <PartLinks label={t("label")} parts={own} />;
}

/** The local time of the place, if the device shows another: below what was read first, which must not move. */
export function OtherClock({ ms, zone }: { ms: number; zone: string }) {
  const t = useTranslations("today");
  const { time } = useFormats();
  if (!useHydrated() || isDeviceTime(ms, zone)) return null;
  const there = clockTime(hoursThere(ms, new Date(ms).toISOString().slice(0, 10), zone));
  return <p className="-mt-2 text-sm text-info">{t("otherClock", { time: time(there) })}</p>;
}
