import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { writeShutDay } from "#messages/sentences/write-shut-day.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

import { shutOnWalk } from "./shut-on-walk.ts";
import type { Planner } from "../use-planner.ts";

const ShutMessages = lazyMessages(
  (locale) => import(`../../../../messages/${locale}/components/shut-days.ts`) as Promise<Pick<Catalogue, "shutDays">>,
  "shut-messages",
);

interface ShutNoticeProps {
  planner: Pick<Planner, "plan" | "graph" | "further" | "shut">;
}

/** Holidays and feasts on a dated walk: the server's until the browser plans by itself. */
export function ShutNotice(props: ShutNoticeProps) {
  return (
    <ShutMessages>
      <ShutList {...props} />
    </ShutMessages>
  );
}

function ShutList({ planner: { plan, graph, further, shut: serverShut } }: ShutNoticeProps) {
  const t = useTranslations("shutDays");
  const locale = useLocale();
  const onward = further.is === "planned" ? further.picture?.legs : undefined;
  const shut = useMemo(() => {
    if (!plan || !graph.value) return serverShut ?? [];
    const firstLeg = { graph: graph.value, plan };
    const legs = onward?.map((leg) => ({ graph: leg.routeData.graph, plan: leg.plan })) ?? [];
    // Until the further routes are planned here, the server's data for them is shown.
    const later = onward ? [] : (serverShut ?? []).filter(({ day }) => day > plan.days.length);
    return [...shutOnWalk([firstLeg, ...legs]), ...later];
  }, [plan, graph.value, onward, serverShut]);
  if (shut.length === 0) return null;
  return (
    <Notice kind="info">
      <ul className="grid gap-1">
        {shut.map((each) => {
          const sentence = writeShutDay(each, t, locale, (town) => town);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </Notice>
  );
}
