import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dateOnPlan } from "#domain/plans/day-hours/date-on-plan.ts";
import { dateIn } from "#domain/plans/day-hours/local-time.ts";
import { dayOfPlan } from "#domain/plans/today/running-plan.ts";
import { SentencesInLanguage } from "#web/components/plan-sentences/sentences-in-language.tsx";
import { PageHead, PrivateHead } from "#web/components/seo/page-head.tsx";
import { OfflineCopyContext, useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { type OfflineToday, readOfflineToday } from "./read-offline-today.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { NoPlan } from "./no-plan.tsx";
import type { TodayData } from "./today-data.ts";
import { TodayScreen } from "./today-screen.tsx";
import { useNow } from "#web/features/plans/use-now.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";

/** The date where the running plan is, or the next one begins. */
function dateAt(ms: number, { running, timeZone }: TodayData): IsoDate {
  return running ? dateOnPlan(running.plan.days, ms) : dateIn(ms, timeZone);
}

/** The day of the current plan, in the time zone where it is. */
export function TodayPage({ data }: { data: TodayData }) {
  const t = useTranslations("today");
  const now = useNow();
  const copy = useOfflineCopy();
  const paths = usePaths();
  const navigate = useNavigate();
  const date = now === null ? data.date : dateAt(now, data);
  const ms = now ?? data.shownMs ?? null;
  const isOtherDate = date !== data.date;
  // Each date once: with plans on two continents, either may ask for the date of the other.
  const asked = useRef(new Set<string>());
  const showDate = useEffectEvent((on: string) => {
    if (asked.current.has(on)) return;
    asked.current.add(on);
    // Offline the address needs no date.
    void navigate(paths.today(copy ? undefined : { on }), { replace: true });
  });
  useEffect(() => {
    // The server used another clock, or midnight has passed.
    if (isOtherDate) showDate(date);
  }, [isOtherDate, date]);
  return (
    <>
      {data.isVisitor ? (
        <PageHead title={`${t("title")} – Vieira`} description={t("description")} />
      ) : (
        <PrivateHead title={t("title")} />
      )}
      <SentencesInLanguage>
        {renderToday(data, date, ms) ?? (
          <NoCurrentAccountPlan data={{ ...data, date }} ms={ms} isLooking={isOtherDate && !data.isVisitor} />
        )}
      </SentencesInLanguage>
    </>
  );
}

type RunningPlans = Pick<TodayData, "running" | "besides">;

/** No plan of an account runs: searches other sources, or shows that there is none. */
function NoCurrentAccountPlan({ data, ms, isLooking }: { data: TodayData; ms: number | null; isLooking: boolean }) {
  const t = useTranslations("today");
  if (useOfflineCopy()) return <NoPlan {...data} />;
  if (isLooking) return <p className="page-width min-h-dvh py-8 text-ink-2">{t("looking")}</p>;
  return <StoredToday data={data} ms={ms} />;
}

function renderToday({ running, besides }: RunningPlans, date: string, ms: number | null): ReactNode {
  if (!running) return null;
  const { startDate, days, uuid } = running.plan;
  const number = dayOfPlan({ startDate, days: days.length }, date);
  return number === null ? null : (
    <TodayScreen key={uuid} today={running} besides={besides} date={date} number={number} ms={ms} />
  );
}

/** Stored plans, for visitors with a share link and after the session has expired. */
function StoredToday({ data, ms }: { data: TodayData; ms: number | null }) {
  const [stored, setStored] = useState<OfflineToday | null | undefined>(data.isVisitor ? undefined : null);
  const [isDrawnByServer] = useState(!useHydrated());
  const { isVisitor } = data;
  const shown = stored?.data ?? data;
  const date = ms === null ? shown.date : dateAt(ms, shown);
  useEffect(() => {
    if (!isVisitor) return undefined;
    return whenLoaded(readOfflineToday(Date.now()), setStored, () => setStored(null));
  }, [date, isVisitor]);
  // Fixed height, so that nothing below it jumps.
  if (stored === undefined && !isDrawnByServer) return <div className="min-h-dvh" />;
  const running = stored && renderToday(stored.data, date, ms);
  if (!running)
    return (
      <div className="min-h-dvh" data-for-strangers={stored === undefined ? "" : undefined}>
        <NoPlan {...data} {...stored?.data} />
      </div>
    );
  return stored?.copy ? <OfflineCopyContext value={stored.copy}>{running}</OfflineCopyContext> : running;
}
