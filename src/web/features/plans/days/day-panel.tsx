import type { ListedAccommodation } from "#contract/places/accommodations.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";

import { BookingForm } from "./booking-form.tsx";
import { CloseUp } from "./close-up.tsx";
import { DayChanges } from "./day-changes.tsx";
import { DayEnd } from "./day-end.tsx";
import { DayHeading } from "./day-heading.tsx";
import { DayWarnings } from "./day-warnings.tsx";
import { DayWritings } from "./day-writings.tsx";
import { HereForm } from "./here-form.tsx";
import { NightHouses } from "./night-houses.tsx";
import { eveningTowns, passedTowns } from "./towns-of-day.ts";
import type { Grounds } from "./use-edited-picture.ts";
import type { StageEditor } from "./use-stage-editor.ts";

interface DayPanelProps extends Pick<StageEditor, "editor" | "plan" | "graphs" | "meet"> {
  day: EditorDay;
  share: string | undefined;
  grounds: Grounds;
  first: { readonly town: string; readonly houses: readonly ListedAccommodation[] } | null;
}

/** Everything about one day. */
export function DayPanel({ editor, plan, graphs, meet, day, share, grounds, first }: DayPanelProps) {
  const nameOf = (town: string) => plan.townNames[town] ?? town;
  const isWalk = day.kind === "walk";
  const choose = (house: ListedAccommodation | null) => {
    const { uuid = null } = house ?? {};
    if (house) meet({ ...house, townSlug: house.town.slug });
    // Another house has not been asked nor booked, and has no reference and no price yet.
    const fresh = { houseState: "none", bookingReference: "", priceCents: null } as const;
    editor.write(day.key, { house: uuid, ...fresh }, null);
  };
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 py-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <DayHeading plan={plan} day={day} share={share} />
        <DayWarnings plan={plan} day={day.number} />
        {isWalk ? (
          <CloseUp
            key={`close ${day.number}`}
            plan={plan}
            day={day}
            grounds={grounds}
            editor={plan.access === "owner" ? editor : null}
          />
        ) : null}
      </div>
      {isWalk ? <DayEnd key={`end ${day.number}`} day={day} nameOf={nameOf} /> : null}
      <DayChanges plan={plan} day={day} passed={isWalk ? passedTowns(plan, day, graphs) : []} />
      <div className="grid gap-4">
        <NightHouses key={day.to} day={day} first={first} onChoose={choose} />
        <BookingForm key={day.key} day={day} onWrite={(change, field) => editor.write(day.key, change, field)} />
        <DayWritings day={day} />
      </div>
      <HereForm key={`here ${day.number}`} day={day} towns={eveningTowns(plan, day, graphs)} />
    </article>
  );
}
