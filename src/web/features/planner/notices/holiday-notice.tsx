import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { writeHoliday } from "#messages/sentences/write-holiday.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

import { holidaysOnWalk } from "./holidays-on-walk.ts";
import type { Planner } from "../use-planner.ts";

const HolidayMessages = lazyMessages(
  (locale) => import(`../../../../messages/${locale}/components/holidays.ts`) as Promise<Pick<Catalogue, "holidays">>,
  "holiday-messages",
);

interface HolidayNoticeProps {
  planner: Pick<Planner, "plan" | "graph" | "further" | "holidays">;
}

/** Holidays and feasts on a dated walk: the server's until the browser plans by itself. */
export function HolidayNotice(props: HolidayNoticeProps) {
  return (
    <HolidayMessages>
      <HolidayList {...props} />
    </HolidayMessages>
  );
}

function HolidayList({ planner: { plan, graph, further, holidays: fromServer } }: HolidayNoticeProps) {
  const t = useTranslations("holidays");
  const locale = useLocale();
  const onward = further.is === "planned" ? further.picture?.legs : undefined;
  const holidays = useMemo(() => {
    if (!plan || !graph.value) return fromServer ?? [];
    const firstLeg = { graph: graph.value, plan };
    const legs = onward?.map((leg) => ({ graph: leg.routeData.graph, plan: leg.plan })) ?? [];
    // Until the further routes are planned here, the server's data for them is shown.
    const later = onward ? [] : (fromServer ?? []).filter(({ day }) => day > plan.days.length);
    return [...holidaysOnWalk([firstLeg, ...legs]), ...later];
  }, [plan, graph.value, onward, fromServer]);
  if (holidays.length === 0) return null;
  return (
    <Notice kind="info">
      <ul className="grid gap-1">
        {holidays.map((each) => {
          const sentence = writeHoliday(each, t, locale, (town) => town);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </Notice>
  );
}
