import { accommodationAddress } from "#contract/http/addresses.ts";
import type { WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanHouse, PlanTown } from "#contract/plans/plan-houses.ts";

import { BookingForm } from "./night/booking-form.tsx";
import { DayProfile } from "./day-profile.tsx";
import { DayChanges, ReplanFromHereForm } from "./day-changes.tsx";
import { DayEnd } from "./end/day-end.tsx";
import { DayHeading, DayWarnings } from "./day-heading.tsx";
import { useTranslations } from "use-intl";
import { DiarySection } from "#web/components/diary/diary-section.tsx";
import { useMember } from "#web/features/plans/offline/offline-copy.tsx";
import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { asksTwoStamps } from "#domain/plans/warnings/compostela.ts";
import { usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { GoalNights } from "./night/house-option.tsx";
import { EditScope, Outcome } from "./editor/edit-session.tsx";
import { lodgingTypesOf } from "./night/house-filters.ts";
import { NightHouses } from "./night/night-houses.tsx";
import { DayWay } from "#web/features/plans/way/day-way.tsx";
import { PartLinks } from "#web/features/plans/part-links.tsx";
import { eveningTowns, passedTowns } from "./end/possible-ends.ts";
import type { LegRouteData } from "./use-edited-map.ts";
import type { DayEditor } from "./editor/use-day-editor.ts";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** The owner's notes for a day: for readers of a shared plan, and for the owner where no script runs. */
function ReadOnlyDayNotes({ day }: { day: EditorDay }) {
  const t = useTranslations("planDays.booking");
  const { euros } = useFormats();
  const isEditing = useEditing() !== null;
  const isHydrated = useHydrated();
  if (isEditing && isHydrated) return null;
  const lines = [
    day.houseState === "none" ? null : t(`states.${day.houseState}`),
    day.bookingReference === "" ? null : `${t("reference")}: ${day.bookingReference}`,
    day.priceCents === null ? null : euros(day.priceCents),
  ].filter((line) => line !== null);
  return (
    <div className={isEditing ? "script-hidden grid gap-4" : "contents"}>
      {lines.length === 0 ? null : <p>{lines.join(" · ")}</p>}
      {(["notes", "carry"] as const).map((field) =>
        day[field] === "" ? null : (
          <section key={field} className="grid gap-1">
            <h3 className="text-lg">{t(field)}</h3>
            <p className="whitespace-pre-wrap">{day[field]}</p>
          </section>
        ),
      )}
    </div>
  );
}

/** Jump links: the stage town by town is long. */
function DayParts({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations("planDays.parts");
  const parts = ["end", "houses", ...(isOwn ? (["booking"] as const) : [])] as const;
  return <PartLinks label={t("label")} parts={parts.map((id) => ({ id, name: t(id) }))} />;
}

interface DayPanelProps extends Pick<DayEditor, "editor" | "plan" | "graphs" | "registerHouse"> {
  day: EditorDay;
  share: string | undefined;
  legRoutes: LegRouteData;
  towns: readonly PlanTown[];
  firstWay: WayOfDay | null;
}

/** All content of one day. */
export function DayPanel({
  editor,
  plan,
  graphs,
  registerHouse,
  day,
  share,
  legRoutes,
  towns,
  firstWay,
}: DayPanelProps) {
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  const isWalk = day.kind === "walk";
  const member = useMember();
  const passed = isWalk ? passedTowns(plan, day, graphs) : [];
  const choose = (house: PlanHouse | null) => {
    const { uuid = null } = house ?? {};
    const route = [plan.input, ...plan.nextLegs][day.leg]?.route ?? "";
    if (house) registerHouse({ ...house, townSlug: day.to, url: accommodationAddress(route, day.to, house.slug) });
    // A new house has not been contacted or booked, and has no reference and no price yet.
    const fresh = { houseState: "none", bookingReference: "", priceCents: null } as const;
    editor.write(day.key, { house: uuid, ...fresh }, null);
  };
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 py-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <DayHeading plan={plan} day={day} share={share} />
        <EditScope at="day">
          <DayWarnings plan={plan} day={day.number} />
        </EditScope>
        {isWalk ? (
          <DayProfile
            key={`close ${day.number}`}
            plan={plan}
            day={day}
            legRoutes={legRoutes}
            editor={plan.access === "owner" ? editor : null}
          />
        ) : null}
        <Outcome at="day" />
        {isWalk ? <DayParts isOwn={plan.access === "owner"} /> : null}
      </div>
      <YieldBeforeRender>
        {isWalk ? (
          <DayWay
            plan={plan}
            day={day}
            legRoutes={legRoutes}
            first={firstWay}
            onRoutine={plan.access === "owner" ? (routine) => editor.arrange({ routine }) : null}
          />
        ) : null}
      </YieldBeforeRender>
      <YieldBeforeRender>
        {isWalk ? (
          <EditScope at="end">
            <DayEnd
              key={`end ${day.number}`}
              plan={plan.uuid}
              day={day}
              next={plan.days[day.number]}
              editor={plan.access === "owner" ? editor : null}
              nameOf={nameOf}
              typesChosen={lodgingTypesOf(plan, day).length > 0}
            />
          </EditScope>
        ) : null}
        <EditScope at="days">
          <DayChanges plan={plan} day={day} passed={passed} />
        </EditScope>
      </YieldBeforeRender>
      <div className="grid gap-4">
        <YieldBeforeRender>
          <NightHouses key={day.to} plan={plan} day={day} share={share} towns={towns} onChoose={choose} />
          {day.number === plan.days.length ? (
            <GoalNights
              town={day.toName}
              nights={plan.goalNights ?? usualArrangements.goalNights}
              onNights={plan.access === "owner" ? (goalNights) => editor.arrange({ goalNights }) : null}
            />
          ) : null}
          <div id="booking" className="grid scroll-mt-16 gap-4 empty:hidden">
            <BookingForm
              key={day.key}
              day={day}
              people={plan.prices.people}
              onWrite={(change, field) => editor.write(day.key, change, field)}
            />
            <ReadOnlyDayNotes day={day} />
          </div>
          {plan.access === "owner" && member !== null && day.date !== undefined ? (
            <DiarySection
              key={day.date}
              plan={plan.uuid}
              date={day.date}
              member={member}
              suggestedM={isWalk ? day.km * 1000 : null}
              places={[day.toName, ...(isWalk ? [...passed.map(({ name }) => name), day.fromName] : [])]}
              asksTwo={asksTwoStamps(plan.compostela, day.number)}
              level={3}
            />
          ) : null}
        </YieldBeforeRender>
      </div>
      <div className="grid gap-4">
        <EditScope at="here">
          <ReplanFromHereForm key={`here ${day.number}`} day={day} towns={eveningTowns(plan, day, graphs)} />
        </EditScope>
        <Outcome at="here" />
      </div>
    </article>
  );
}
