import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { openingOn, orderForNight } from "#web/features/plans/days/night/house-filters.ts";
import { usePriceText } from "#web/components/facts/houses/use-house-figures.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { type HouseInTown, isNoted } from "./house-actions.ts";
import { TonightContacts, WriteTo } from "./tonight-card.tsx";

interface OtherHousesProps {
  day: EditorDay;
  way: PlanWay | null;
  /** The walker's position, in walked metres of the plan. */
  alongM: number;
  /** Walked metres of the plan where the day ends. */
  endM: number;
  /** Wanted types of place to stay; any when empty. */
  types: readonly string[];
  towns: readonly PlanTown[];
  time: string;
  /** Number of walkers. */
  walking: number;
  onChoose: (chosenHouse: HouseInTown, isRequested: boolean) => void;
  onFull: (house: HouseInTown["house"], note: string) => void;
  /** Undoes a mistaken report. */
  onFree: (note: string) => void;
}

/** How far beyond the end of the day to search, in metres. */
const beyondM = 12_000;
const collapsedCount = 6;

/**
 * Other places to stay ahead, those of tonight's town first and in a town those known to be open, each with contacts and
 * a button to choose it.
 */
export function OtherHouses({
  day,
  way,
  alongM,
  endM,
  types,
  towns,
  time,
  walking,
  onChoose,
  onFull,
  onFree,
}: OtherHousesProps) {
  const t = useTranslations("today.tonight");
  const names = useFactNames();
  const price = usePriceText();
  const { kilometres } = useFormats();
  const [visibleCount, setVisibleCount] = useState(collapsedCount);
  /** A clicked entry keeps its place, for its result: these are only moved to the end on the next visit. */
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const ahead = (way?.towns ?? [])
    .filter((town) => town.leg === day.leg && town.alongM > alongM - 200 && town.alongM <= endM + beyondM)
    // Nearest to the end of the day first: beyond it counts the same as before it.
    .toSorted((a, b) => Math.abs(a.alongM - endM) - Math.abs(b.alongM - endM));
  const houses = ahead.flatMap((town) =>
    (bySlug.get(town.slug)?.houses ?? [])
      .filter((house) => house.uuid !== day.house && openingOn(house, day.date) !== "closed")
      .toSorted(orderForNight(day.date, types))
      .map((house) => ({ house, town })),
  );
  const noteOf = (name: string) => t("fullNote", { name });
  const isBehind = ({ house }: Pick<HouseInTown, "house">) =>
    isNoted(day, noteOf(house.name)) && !pressed.includes(house.uuid);
  const free = houses.toSorted((a, b) => Number(isBehind(a)) - Number(isBehind(b)));
  return (
    <section aria-labelledby="others" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="others" tabIndex={-1} className="scroll-mt-16 text-lg outline-none">
        {t("others")}
      </h2>
      {free.length === 0 ? (
        <p className="text-ink-2">{t("noOthers", { distance: kilometres(Math.max(0, endM - alongM) + beyondM) })}</p>
      ) : null}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {free.slice(0, visibleCount).map(({ house, town }) => {
          const isFull = isNoted(day, noteOf(house.name));
          const chosenHouse = { house, town: town.slug };
          return (
            <li key={house.uuid} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3">
              <span className="flex flex-wrap items-center gap-2">
                <strong className="wrap-anywhere">{house.name}</strong>
                {isFull ? <Chip tone="bad">{t("isFull")}</Chip> : null}
                {!isFull && openingOn(house, day.date) === "open" ? <Chip tone="ok">{t("isOpen")}</Chip> : null}
              </span>
              <span className="text-sm text-ink-2 tabular-nums">
                {town.slug === day.to
                  ? t("othersHere", { town: town.name })
                  : t("othersAt", { town: town.name, distance: kilometres(Math.max(0, town.alongM - alongM)) })}
                {[names.houseType(house.type), price(house)].map((fact) => (fact === null ? "" : ` · ${fact}`))}
              </span>
              <TonightContacts house={house} town={town.name} />
              <div className="flex flex-wrap gap-x-4">
                {isFull ? null : (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t("takeOf", { name: house.name })}
                    onClick={() => onChoose(chosenHouse, false)}
                  >
                    {t("take")}
                  </Button>
                )}
                <Button
                  key="full"
                  variant="quiet"
                  size="sm"
                  className="-mx-4"
                  aria-label={t(isFull ? "notFullOf" : "fullOf", { name: house.name })}
                  onClick={() => {
                    setPressed([...pressed, house.uuid]);
                    if (isFull) onFree(noteOf(house.name));
                    else onFull(house, noteOf(house.name));
                  }}
                >
                  {t(isFull ? "notFull" : "full")}
                </Button>
                {isFull ? null : (
                  <WriteTo
                    house={house}
                    date={day.date}
                    time={time}
                    walking={walking}
                    onSend={() => onChoose(chosenHouse, true)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {free.length > visibleCount ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => setVisibleCount((count) => count + 10)}
        >
          {t("more", { count: Math.min(10, free.length - visibleCount) })}
        </Button>
      ) : null}
    </section>
  );
}
