import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";

import type { ShownDay } from "#contract/shown-plan.ts";
import { useFactNames } from "#web/facts/use-fact-names.ts";
import { useFormats } from "#web/ui/formats.ts";
import { Notice } from "#web/ui/notice.tsx";

import type { KeptPlan } from "../kept-plan.ts";
import { DayNeighbours } from "./day-neighbours.tsx";
import { HouseContact } from "./house-contact.tsx";
import { PassedTowns } from "./passed-towns.tsx";
import { PlanMap } from "./plan-map.tsx";
import { PlanProfile } from "./plan-profile.tsx";
import type { RouteGround } from "./route-ground.ts";

interface DayDetailProps {
  kept: KeptPlan;
  day: ShownDay;
  grounds: readonly (RouteGround | null)[];
}

/** One day: its figures and climb, what is on the way, the night, and what was written down. */
export function DayDetail({ kept, day, grounds }: DayDetailProps) {
  const t = useTranslations("offline.day");
  const formats = useFormats();
  const only = useMemo(() => [day], [day]);
  const { number, fromName: from, toName: to } = day;
  const ground = grounds[day.leg] ?? null;
  const isWalk = day.kind === "walk";
  return (
    <article className="grid min-w-0 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl">{isWalk ? t("heading", { number, from, to }) : t("rest", { number, town: to })}</h1>
        {day.date === undefined ? null : <p className="text-ink-2">{formats.date(day.date)}</p>}
        {isWalk && day.isWayKnown ? (
          <p className="text-ink-2 tabular-nums">
            {t("figures", {
              km: formats.kilometres(day.km * 1000),
              up: formats.metres(day.ascentM),
              down: formats.metres(day.descentM),
              hours: formats.hours(day.hours),
            })}
          </p>
        ) : null}
      </header>
      {day.isWayKnown ? null : <Notice kind="warn">{t("wayUnknown")}</Notice>}
      {day.overMax ? <Notice kind="warn">{t("overMax")}</Notice> : null}
      <Writings day={day} />
      {isWalk ? (
        <>
          <PlanMap plan={kept.plan} days={only} hasMap={kept.isTakenAlong} grounds={grounds} />
          <PlanProfile days={only} grounds={grounds} heading={t("profile", { number })} />
          {ground ? <PassedTowns arcs={day.arcs} ground={ground} /> : null}
        </>
      ) : null}
      <Night kept={kept} day={day} />
      <DayNeighbours plan={kept.plan} day={number} />
    </article>
  );
}

/** What the walker has written down for the day. */
function Writings({ day }: { day: ShownDay }) {
  const t = useTranslations("offline.day");
  const locale = useLocale();
  const euros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  });
  const lines = [
    day.houseName === null ? null : `${day.houseName} · ${t(`state.${day.houseState}`)}`,
    day.bookingReference === "" ? null : t("reference", { reference: day.bookingReference }),
    day.priceCents === null ? null : t("price", { price: euros.format(day.priceCents / 100) }),
  ].filter((line) => line !== null);
  const texts = [
    { heading: t("notes"), text: day.notes },
    { heading: t("carry"), text: day.carry },
  ].filter(({ text }) => text !== "");
  if (lines.length === 0 && texts.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {texts.map(({ heading, text }) => (
        <div key={heading} className="grid gap-1">
          <h2 className="text-lg">{heading}</h2>
          <p className="whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </section>
  );
}

/** The town where the night is: its services, and its houses with how they are reached. */
function Night({ kept, day }: { kept: KeptPlan; day: ShownDay }) {
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
            <HouseContact key={house.uuid} house={house} isChosen={house.uuid === day.house} />
          ))}
        </ul>
      </section>
    </>
  );
}
