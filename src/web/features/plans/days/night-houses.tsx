import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import type { AccommodationList, ListedAccommodation } from "#contract/places/accommodations.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useFetched } from "#web/components/plan-fields/use-fetched.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { filterHouses, type HouseFilters, noFilters } from "./house-filters.ts";
import { HouseOption } from "./house-option.tsx";

/** Cities have many. */
const shownAtFirst = 10;

interface NightHousesProps {
  day: EditorDay;
  /** Of the town where the day ended when the page was made. */
  first: { readonly town: string; readonly houses: readonly ListedAccommodation[] } | null;
  onChoose: (house: ListedAccommodation | null) => void;
}

/** The houses of the town where the night is, to choose from. */
export function NightHouses({ day, first, onChoose }: NightHousesProps) {
  const t = useTranslations("planDays.houses");
  const names = useFactNames();
  const [filters, setFilters] = useState<HouseFilters>(noFilters);
  const isFirst = first?.town === day.to;
  const fetched = useFetched<AccommodationList>(`/api/accommodations?town=${encodeURIComponent(day.to)}&perPage=100`);
  const houses = fetched.value?.data ?? (isFirst ? first.houses : null);
  const types = useMemo(() => [...new Set(houses?.map(({ type }) => type))].toSorted(), [houses]);
  const [showsAll, setShowsAll] = useState(false);
  const fitting = filterHouses(houses ?? [], filters, day.house, day.date);
  const isHydrated = useHydrated();
  const shown = showsAll || !isHydrated ? fitting : fitting.slice(0, shownAtFirst);
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
    <section id="houses" aria-labelledby="houses-heading" className="grid gap-3">
      <h3 id="houses-heading" className="text-lg">
        {t("heading", { town: day.toName })}
      </h3>
      {houses && houses.length > 3 ? (
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
          {toggle("reservable")}
          {toggle("kitchen")}
        </div>
      ) : null}
      {houses === null ? (
        <p className="text-sm text-ink-2">{t(fetched.state === "failed" ? "unreachable" : "waiting")}</p>
      ) : houses.length === 0 ? (
        <p className="text-sm text-ink-2">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((house) => (
            <HouseOption key={house.uuid} day={day} house={house} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {shown.length < fitting.length ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t("showAll", { count: fitting.length })}
        </Button>
      ) : null}
      {houses !== null && fitting.length < houses.length ? (
        <p className="text-sm text-ink-2">{t("hidden", { count: houses.length - fitting.length })}</p>
      ) : null}
    </section>
  );
}
