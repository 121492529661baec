import { useTranslations } from "use-intl";

import type { ListedAccommodation } from "#contract/places/accommodations.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { usePriceText } from "#web/components/facts/use-price-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { isClosed } from "./house-filters.ts";

interface HouseOptionProps {
  day: EditorDay;
  house: ListedAccommodation;
  onChoose: (house: ListedAccommodation | null) => void;
}

/** A house with what is known of it, to be chosen for the night or let go. */
export function HouseOption({ day, house, onChoose }: HouseOptionProps) {
  const t = useTranslations("planDays.houses");
  const names = useFactNames();
  const price = usePriceText()(house);
  const paths = usePaths();
  const editing = useEditing();
  const isChosen = day.house === house.uuid;
  const facts = [
    names.houseType(house.type),
    house.beds === null ? null : t("beds", { count: house.beds }),
    price ?? t("priceUnknown"),
    house.reservable === null ? null : t(house.reservable ? "takesBookings" : "noBookings"),
  ].filter((fact) => fact !== null);
  return (
    <li className={classNames("flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3", isChosen && "bg-way-soft")}>
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-strong">
          {house.url === null ? house.name : <Link to={house.url}>{house.name}</Link>}
          {isChosen ? <Chip tone="way">{t("chosen")}</Chip> : null}
          {isClosed(house, day.date) ? <Chip tone="bad">{t("closed")}</Chip> : null}
        </span>
        <span className="text-sm text-ink-2 tabular-nums">{facts.join(" · ")}</span>
      </div>
      {editing ? (
        <form
          method="post"
          action={paths.planDays(editing.uuid)}
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(isChosen ? null : house);
          }}
        >
          <input type="hidden" name="form" value="day" />
          <input type="hidden" name="version" value={editing.version} />
          <input type="hidden" name="day" value={day.number} />
          <input type="hidden" name="house" value={isChosen ? "" : house.uuid} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            aria-label={t(isChosen ? "leaveOf" : "chooseOf", { house: house.name })}
          >
            {t(isChosen ? "leave" : "choose")}
          </Button>
        </form>
      ) : null}
    </li>
  );
}
