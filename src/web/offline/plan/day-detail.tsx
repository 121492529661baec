import { useMemo } from "react";
import { useTranslations } from "use-intl";

import type { ShownDay } from "#contract/plans/shown-plan.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { WrittenChange } from "#web/client/kept/kept-edit.ts";
import { keepEdit } from "#web/client/kept/kept-edits.ts";
import type { KeptPlan } from "#web/client/kept/kept-plan.ts";
import { BelongingsForm } from "./belongings-form.tsx";
import { DayNeighbours } from "./day-neighbours.tsx";
import { DayWritings } from "./day-writings.tsx";
import { HouseContact } from "./house-contact.tsx";
import { PassedTowns } from "./passed-towns.tsx";
import { PlanMap } from "./plan-map.tsx";
import { PlanProfile } from "./plan-profile.tsx";
import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";

interface DayDetailProps {
  kept: KeptPlan;
  /** With what was changed without a network, and as the server told of it last. */
  day: ShownDay;
  original: ShownDay;
  grounds: readonly (RouteGround | null)[];
}

/** One day: its figures and climb, what is on the way, the night, and what was written down. */
export function DayDetail({ kept, day, original, grounds }: DayDetailProps) {
  const t = useTranslations("offline.day");
  const formats = useFormats();
  const climb = useClimbText();
  const only = useMemo(() => [day], [day]);
  const { number, fromName: from, toName: to } = day;
  const ground = grounds[day.leg] ?? null;
  const isWalk = day.kind === "walk";
  const isOwn = kept.plan.access === "owner";
  const change = (belongings: WrittenChange) => keepEdit(kept, original, belongings);
  return (
    <article className="grid min-w-0 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl">{isWalk ? t("heading", { number, from, to }) : t("rest", { number, town: to })}</h1>
        {day.date === undefined ? null : <p className="text-ink-2">{formats.date(day.date)}</p>}
        {isWalk && day.isWayKnown ? (
          <p className="text-ink-2 tabular-nums">
            {t("figures", {
              km: formats.kilometres(day.km * 1000),
              climb: climb.sentence(day),
              hours: formats.hours(day.hours),
            })}
          </p>
        ) : null}
      </header>
      {day.isWayKnown ? null : <Notice kind="warn">{t("wayUnknown")}</Notice>}
      {day.overMax ? <Notice kind="warn">{t("overMax")}</Notice> : null}
      {isOwn ? null : <DayWritings day={day} />}
      {isWalk ? (
        <>
          <PlanMap plan={kept.plan} days={only} hasMap={kept.isTakenAlong} grounds={grounds} />
          <PlanProfile days={only} grounds={grounds} heading={t("profile", { number })} />
          {ground ? <PassedTowns arcs={day.arcs} ground={ground} /> : null}
        </>
      ) : null}
      {isOwn ? <BelongingsForm day={day} onChange={change} /> : null}
      <Night kept={kept} day={day} onChange={isOwn ? change : null} />
      <DayNeighbours plan={kept.plan} day={number} />
    </article>
  );
}

/** Another house, or none, has not been asked nor booked, and has no reference and no price yet. */
function inHouse(house: { readonly uuid: string; readonly name: string } | null): WrittenChange {
  return {
    house: house?.uuid ?? null,
    houseName: house?.name ?? null,
    houseState: "none",
    bookingReference: "",
    priceCents: null,
  };
}

/** The town where the night is: its services, and its houses with how they are reached. */
function Night({
  kept,
  day,
  onChange,
}: {
  kept: KeptPlan;
  day: ShownDay;
  /** Null where the plan is somebody else's. */
  onChange: ((change: WrittenChange) => void) | null;
}) {
  const t = useTranslations("offline.day");
  const names = useFactNames();
  const town = kept.towns.find(({ slug }) => slug === day.to);
  const chosenFirst = (town?.houses ?? []).toSorted(
    (a, b) => Number(b.uuid === day.house) - Number(a.uuid === day.house),
  );
  return (
    <>
      <section aria-labelledby="services" className="grid gap-1">
        <h2 id="services" className="text-lg">
          {t("services", { town: day.toName })}
        </h2>
        <p className="text-ink-2">
          {town && town.services.length > 0 ? town.services.map(names.service).join(" · ") : t("noServices")}
        </p>
      </section>
      <section aria-labelledby="houses" className="grid gap-1">
        <h2 id="houses" className="text-lg">
          {t("houses", { town: day.toName })}
        </h2>
        {chosenFirst.length === 0 ? <p className="text-ink-2">{t("noHouses")}</p> : null}
        <ul className="divide-y divide-line">
          {chosenFirst.map((house) => (
            <HouseContact
              key={house.uuid}
              house={house}
              isChosen={house.uuid === day.house}
              onChoose={onChange && ((isChosen) => onChange(isChosen ? inHouse(house) : inHouse(null)))}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
