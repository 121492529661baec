import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { nightsOfUnknownFullness } from "#domain/crowding/crowded-nights.ts";
import { clockTime } from "#domain/plans/day-hours/day-routine.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { santiago } from "#domain/route-graph/towns/santiago.ts";
import { asksTwoStamps } from "#domain/plans/warnings/compostela.ts";
import { gapsAhead, minGapM, nextNeeds } from "#domain/plans/today/next-needs.ts";
import { closedAt } from "#domain/plans/today/closed-places.ts";
import { hoursAlong } from "#domain/plans/today/progress.ts";
import { behindM, isWayOf } from "#domain/plans/today/way-of-day.ts";
import {
  ConflictBar,
  SavingProblem,
  EditSessionProvider,
  Outcome,
} from "#web/features/plans/days/editor/edit-session.tsx";
import { lodgingTypesOf } from "#web/features/plans/days/night/house-filters.ts";
import { useDayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";
import { DiarySection } from "#web/components/diary/diary-section.tsx";
import { useMember } from "#web/features/plans/offline/offline-copy.tsx";
import { PlanTrailNotes, usePlanNotes, townsByNearness } from "#web/features/plans/trail-notes/plan-trail-notes.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { UnsavedNotice } from "#web/ui/unsaved-notice.tsx";

import { GoodToKnow } from "./good-to-know.tsx";
import { markFree, markFull, chooseHouse, showTonight } from "./tonight/house-actions.ts";
import { OtherHouses } from "./tonight/other-houses.tsx";
import { reportPlace } from "./position/reported-place.ts";
import { keepVisitorDays } from "./keep-visitor-days.ts";
import { StageByTown } from "./stage-by-town.tsx";
import { StopHereSlider } from "./stop-here-slider.tsx";
import { useTownsAlong, type NamedPlan, type TodayPlan } from "./today-data.ts";
import { OtherClock, OtherPlanNotice, TodayHeader, TodayParts } from "./today-header.tsx";
import { NextServicesCard } from "./next-services-card.tsx";
import { Tomorrow } from "./tomorrow.tsx";
import { UnansweredRequests } from "./tonight/unanswered-requests.tsx";
import { TonightCard } from "./tonight/tonight-card.tsx";
import { PositionCard, positionHeadingId } from "./position/position-card.tsx";
import { useDayOnWay } from "./use-day-on-way.ts";

interface TodayScreenProps {
  today: TodayPlan;
  /** Other plans that run today too. */
  besides: readonly NamedPlan[];
  date: IsoDate;
  /** Calendar day of the plan. */
  number: number;
  /** Milliseconds since 1970; null until a clock is read. */
  ms: number | null;
}

const column = "grid grid-cols-[minmax(0,1fr)] content-start gap-5";

/** The current day: position, what comes next, and the place for the night. */
export function TodayScreen({ today, besides, date, number, ms }: TodayScreenProps) {
  const t = useTranslations("today");
  const { time } = useFormats();
  const paths = usePaths();
  const isVisitors = today.visitorSearch !== undefined;
  const keep = (content: StoredPlan) => void keepVisitorDays(today.plan.uuid, content, today.plan.days[0]?.to);
  const first = today.first ?? null;
  const [needsRoutes, setNeedsRoutes] = useState(first === null);
  // The server has found the other possible ends of the day that it shows.
  const measuresLater = (today.plan.days[number - 1]?.alternatives.length ?? 0) > 0;
  const dayEditor = useDayEditor(today.plan, today.facts, {
    saveLocally: isVisitors ? keep : undefined,
    measuresLater,
    loadsLater: !needsRoutes,
  });
  const { editor, state, plan, registerHouse } = dayEditor;
  const towns = useTownsAlong(today);
  const isOwner = plan.access === "owner";
  const day: EditorDay | undefined = plan.days[number - 1] ?? plan.days.at(-1);
  const ofDay = first && day && isWayOf(first, day) ? first : null;
  const onWay = useDayOnWay({ dayEditor, day, date, ms, first: ofDay, isFirstEnough: !needsRoutes });
  const { way, span, clocks, hours, where, alongM, entries, placesState, sun, position, reported } = onWay;
  if (!needsRoutes && (ofDay === null || state.measured !== null || position.is !== "unasked")) setNeedsRoutes(true);
  const isWalk = day?.kind === "walk";
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  const member = useMember();
  const notes = usePlanNotes(plan, day?.leg ?? 0);
  const top = useRef<HTMLDivElement>(null);
  if (!day) return null;
  const onDay = entries.filter((entry) => span && entry.alongM <= span.toM);
  const tomorrow = way?.days.find((each) => each.number === number + 1);
  const gaps = span
    ? (["groceries", "food"] as const).flatMap((need) =>
        gapsAhead(entries, need, { fromM: alongM, toM: tomorrow?.toM ?? span.toM, leastM: minGapM[need] }),
      )
    : [];
  const area = way?.towns.findLast(({ alongM: at }) => span !== null && at <= span.toM);
  const closed = onDay.filter((entry) => entry.alongM >= alongM - 200).flatMap((entry) => closedAt(entry, date, area));
  const goalTown = way?.towns.findLast(({ slug, alongM: at }) => slug === santiago && span !== null && at > span.toM);
  const goalM = goalTown?.alongM ?? way?.lengthM ?? 0;
  const goalName = goalTown?.name ?? plan.days.at(-1)?.toName ?? "";
  const house = towns.flatMap(({ houses }) => houses).find(({ uuid }) => uuid === day.house) ?? null;
  const walking = plan.prices.people;
  const unknownNights = nightsOfUnknownFullness(plan.days, plan.goalNights);
  const nearTowns = span ? townsByNearness(way, day.leg, { ...span, alongM }).map(({ name }) => name) : [];
  const stampPlaces = [...(isWalk ? nearTowns : []), day.toName, ...(day.houseName === null ? [] : [day.houseName])];
  const arrival = where && where.arrival < 24 ? clockTime(where.arrival) : "";
  const timeAt = (at: number): string | null => {
    if (!way || !span || !where || !clocks || at < where.alongM - 100) return null;
    const base = where.arrival - where.progress.hoursLeft + clocks.aheadAt(at) - clocks.aheadAt(span.toM);
    return time(clockTime(base + Math.max(0, hoursAlong(way, at) - hoursAlong(way, where.alongM))));
  };
  return (
    <EditSessionProvider editor={editor} state={state} plan={plan}>
      <div
        ref={top}
        className="page-width grid w-full grid-cols-[minmax(0,1fr)] content-start gap-5 py-4 max-lg:max-w-3xl md:py-6 lg:grid-cols-2 lg:gap-x-10"
      >
        <div className="grid gap-5 lg:col-span-2">
          <TodayHeader
            plan={plan}
            day={day}
            date={date}
            share={today.share}
            version={state.version}
            visitorSearch={today.visitorSearch}
          />
          {besides.map(({ uuid, name }) =>
            uuid === null ? null : (
              <p key={uuid} className="text-sm text-ink-2">
                {t.rich("besides", { name, link: (text) => <Link to={paths.planDays(uuid)}>{text}</Link> })}
              </p>
            ),
          )}
          <UnsavedNotice />
          <SavingProblem dayEditor={dayEditor} nameOf={nameOf} />
        </div>
        <div className={column}>
          {isWalk ? (
            <PositionCard
              where={where}
              way={way}
              number={day.number}
              lengthM={span ? span.toM - span.fromM : day.km * 1000}
              toName={day.toName}
              goal={span && goalM - span.toM > 50 ? { name: goalName, metres: goalM - alongM } : null}
              position={position}
              reported={reported}
              reportedName={reported ? nameOf(reported.town) : ""}
              startsAt={onWay.startsAt}
              sun={sun}
              onAsk={onWay.ask}
              onStop={onWay.stop}
            />
          ) : null}
          {ms !== null && clocks ? <OtherClock ms={ms} zone={clocks.zoneAt(alongM)} /> : null}
          <NextServicesCard needs={span && placesState !== "loading" ? nextNeeds(entries, alongM) : null} />
          {isOwner && !isVisitors ? null : <OtherPlanNotice plan={plan} isVisitors={isVisitors} />}
          <TodayParts isOwn={isOwner} hasDiary={isOwner && member !== null} isWalk={isWalk} />
          <TonightCard
            editor={editor}
            day={day}
            house={house}
            isOwner={isOwner}
            time={arrival}
            walking={walking}
            isFullnessUnknown={unknownNights.some((night) => night.day === day.number)}
          />
          <UnansweredRequests plan={plan} from={day.number} share={today.share} hasPages={!isVisitors} />
          <GoodToKnow plan={plan} number={day.number} date={date} gaps={gaps} closed={closed} sun={sun} />
          <Outcome at="plan" />
          <Tomorrow plan={plan} number={day.number} />
          {isWalk && isOwner ? (
            <StopHereSlider
              editor={editor}
              isLoaded={dayEditor.graphs !== null}
              mayUndo={state.outcome === null && state.history.past.length > 0}
              plan={plan}
              day={day}
              doneM={where?.progress.doneM ?? 0}
              doneHours={way && span && where ? hoursAlong(way, where.alongM) - hoursAlong(way, span.fromM) : 0}
              nameOf={nameOf}
            />
          ) : null}
          <Outcome at="end" />
          {span ? (
            <PlanTrailNotes
              plan={plan}
              leg={day.leg}
              way={way}
              // A position only by the plan is a guess: a slow walker has the whole day ahead.
              fromM={where?.by === "plan" ? Math.min(span.fromM, alongM - behindM) : alongM - behindM}
              toM={tomorrow?.toM ?? span.toM}
              day={{ ...span, alongM }}
              isLocated={where?.by === "location"}
              {...notes}
            />
          ) : null}
          {isOwner && member !== null ? (
            <div id="diary" className="scroll-mt-4">
              <DiarySection
                plan={plan.uuid}
                date={date}
                member={member}
                suggestedM={isWalk && where && where.by !== "plan" ? where.progress.doneM : null}
                places={stampPlaces}
                asksTwo={asksTwoStamps(plan.compostela, day.number)}
              />
            </div>
          ) : null}
        </div>
        <div className={column}>
          {isWalk ? (
            <StageByTown
              onWay={onWay}
              onDay={onDay}
              date={date}
              area={area}
              timeAt={timeAt}
              notes={notes.notes}
              onSay={(town) => {
                if (hours !== null) reportPlace({ plan: plan.uuid, date, town, at: hours });
                onWay.stop();
                document.getElementById(positionHeadingId)?.focus({ preventScroll: true });
                top.current?.scrollIntoView({ block: "start" });
              }}
            />
          ) : null}
          {isOwner ? (
            <OtherHouses
              day={day}
              way={way}
              alongM={alongM}
              endM={span?.toM ?? 0}
              types={lodgingTypesOf(plan, day)}
              towns={towns}
              time={arrival}
              walking={walking}
              onChoose={async (taken, isAsked) => {
                const houseState = isAsked ? "asked" : "none";
                if (await chooseHouse({ editor, registerHouse, plan }, day, taken, houseState)) showTonight();
              }}
              onFull={(full, note) => markFull({ editor }, day, full, note)}
              onFree={(note) => markFree({ editor }, day, note)}
            />
          ) : null}
          <Outcome at="here" />
        </div>
        <ConflictBar saving={state.saving} />
      </div>
    </EditSessionProvider>
  );
}
