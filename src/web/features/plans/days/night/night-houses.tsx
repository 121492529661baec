import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { accommodationAddress } from "#contract/http/addresses.ts";
import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanHouse, PlanHouses, PlanTown } from "#contract/plans/plan-houses.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { crowdingTones, useCrowdingText } from "#web/components/plan-sentences/use-warning-sentence.ts";
import { useFetched } from "#web/client/api/use-fetched.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";
import { queryString } from "#web/i18n/paths.ts";

import { filterHouses, lodgingTypesOf, type NightFilters, noFilters, openingOn } from "./house-filters.ts";
import { HouseOption } from "./house-option.tsx";

/** Page size: cities have many. */
const collapsedCount = 10;

/** Stable identity. */
const none: readonly PlanHouse[] = [];

interface NightHousesProps {
  plan: EditorPlan;
  day: EditorDay;
  share: string | undefined;
  /** Those loaded with the page. */
  towns: readonly PlanTown[];
  onChoose: (house: PlanHouse | null) => void;
}

/** The houses of the night's town, to choose from. */
export function NightHouses({ plan, day, share, towns, onChoose }: NightHousesProps) {
  const t = useTranslations("planDays.houses");
  const tc = useTranslations("planDays.crowding");
  const crowding = useCrowdingText(plan);
  const names = useFactNames();
  const [filters, setFilters] = useState<NightFilters>(noFilters);
  const fetched = useFetched<PlanHouses>(`/api/plans/${plan.uuid}/houses${queryString({ town: day.to, share })}`);
  const town = fetched.value?.towns[0] ?? towns.find(({ slug }) => slug === day.to) ?? null;
  const houses = town?.houses ?? (fetched.value ? none : null);
  const route = [plan.input, ...plan.nextLegs][day.leg]?.route ?? "";
  const types = useMemo(() => [...new Set(houses?.map(({ type }) => type))].toSorted(), [houses]);
  const [showsAll, setShowsAll] = useState(false);
  const fitting = filterHouses(houses ?? [], filters, day.house, day.date, lodgingTypesOf(plan, day));
  // What is done next for a chosen one, booking it, follows below; a closed one is to be replaced.
  const [first] = fitting;
  const isChosen =
    !showsAll && first !== undefined && first.uuid === day.house && openingOn(first, day.date) !== "closed";
  const visible = showsAll ? fitting : fitting.slice(0, isChosen ? 1 : collapsedCount);
  const list = useRef<HTMLUListElement>(null);
  const hasPressed = useRef(false);
  const choose = (house: PlanHouse | null) => {
    hasPressed.current = house !== null;
    setShowsAll(false);
    onChoose(house);
  };
  useEffect(() => {
    // The list folds: without this, the chosen one and its booking may be anywhere.
    if (isChosen && hasPressed.current) list.current?.scrollIntoView({ block: "start" });
    hasPressed.current = false;
  }, [isChosen, day.house]);
  const toggle = (name: "open" | "reservable" | "kitchen") => (
    <ToggleChip
      name={name}
      value="1"
      checked={filters[name]}
      onCheckedChange={(checked) => setFilters({ ...filters, [name]: checked })}
    >
      {t(name)}
    </ToggleChip>
  );
  return (
    <section id="houses" aria-labelledby="houses-heading" className="grid scroll-mt-16 gap-3">
      <h3 id="houses-heading" className="text-lg">
        {t("heading", { town: day.toName })}
      </h3>
      {day.crowding ? (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-ink-2">
          <Chip tone={crowdingTones[day.crowding.level]}>{crowding.level(day.crowding)}</Chip>
          {day.bookFirst ? <strong className="font-strong text-ink">{tc("bookThis")}</strong> : null}
          <span>{crowding.basis(day.crowding)}</span>
        </p>
      ) : day.date === undefined ? null : (
        <p className="text-sm text-ink-2">{tc("unknownNight")}</p>
      )}
      {town ? (
        <p className="text-sm text-ink-2">
          {town.services.length > 0
            ? t("services", { services: town.services.map(names.service).join(" · ") })
            : t("noServices")}
        </p>
      ) : null}
      {houses && houses.length > 3 && (!isChosen || fitting.length < houses.length) ? (
        <div className="flex flex-wrap items-center gap-2" data-needs-script="">
          <Select
            aria-label={t("type")}
            className="basis-44"
            value={filters.type}
            onChange={({ target }) => setFilters({ ...filters, type: target.value })}
          >
            <option value="">{t("anyType")}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {names.houseType(type)}
              </option>
            ))}
          </Select>
          {day.date === undefined ? null : toggle("open")}
          {houses.some(({ reservable }) => reservable) || filters.reservable ? toggle("reservable") : null}
          {houses.some(({ amenities }) => amenities.includes("kitchen")) || filters.kitchen ? toggle("kitchen") : null}
        </div>
      ) : null}
      {houses === null ? (
        <p className="text-sm text-ink-2">{t(fetched.state === "failed" ? "unreachable" : "waiting")}</p>
      ) : houses.length === 0 ? (
        <p className="text-sm text-ink-2">{t("none")}</p>
      ) : (
        <ul
          ref={list}
          className="scroll-mt-16 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {visible.map((house) => (
            <HouseOption
              key={house.uuid}
              day={day}
              house={house}
              url={accommodationAddress(route, day.to, house.slug)}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {visible.length < fitting.length ? (
        <Button
          variant="quiet"
          size="sm"
          data-needs-script=""
          className="-ml-4 justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {t("showAll", { count: fitting.length })}
        </Button>
      ) : null}
      {houses !== null && fitting.length < houses.length ? (
        <p className="text-sm text-ink-2">{t("hidden", { count: houses.length - fitting.length })}</p>
      ) : null}
    </section>
  );
}
