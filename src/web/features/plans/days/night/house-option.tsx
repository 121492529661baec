import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { HouseContacts } from "#web/components/facts/houses/house-contacts.tsx";
import { MissingNumber } from "#web/components/facts/missing-number.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { NeedsNetwork } from "#web/features/plans/offline/offline-copy.tsx";
import { usePriceText } from "#web/components/facts/houses/use-house-figures.ts";
import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { maxGoalNights } from "#domain/plans/editing/stored-plan.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";

import { openingOn } from "./house-filters.ts";

interface HouseOptionProps {
  day: EditorDay;
  house: PlanHouse;
  /** Of its page. */
  url: string;
  onChoose: (house: PlanHouse | null) => void;
}

/** A house with its facts and contacts, to be selected for the night or deselected. */
export function HouseOption({ day, house, url, onChoose }: HouseOptionProps) {
  const t = useTranslations("planDays.houses");
  const names = useFactNames();
  const price = usePriceText()(house);
  const { time } = useFormats();
  const isEditable = useEditing() !== null;
  const isChosen = day.house === house.uuid;
  const opening = openingOn(house, day.date);
  const { checkInFrom: from, checkInUntil: until } = house;
  const facts = [
    names.houseType(house.type),
    house.beds === null ? null : t("beds", { count: house.beds }),
    price ?? t("priceUnknown"),
    house.reservable === null ? null : t(house.reservable ? "takesBookings" : "noBookings"),
    from === null
      ? null
      : until === null
        ? t("checkIn", { from: time(from) })
        : t("checkInUntil", { from: time(from), until: time(until) }),
  ].filter((fact) => fact !== null);
  return (
    <li className={classNames("flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3", isChosen && "bg-way-soft")}>
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-strong">
          <Link to={url}>{house.name}</Link>
          {isChosen ? <Chip tone="way">{t(isEditable ? "chosen" : "chosenByOwner")}</Chip> : null}
          {opening === "closed" ? <Chip tone="bad">{t("closed")}</Chip> : null}
          {opening === "open" ? <Chip tone="ok">{t("openThatNight")}</Chip> : null}
        </span>
        <span className="text-sm text-ink-2 tabular-nums">{facts.join(" · ")}</span>
        {house.seasonConfirmFirst ? <span className="text-sm text-warn">{t("confirm")}</span> : null}
        <HouseContacts house={house} town={day.toName} />
        {house.phone === null && house.whatsapp === null ? (
          <NeedsNetwork>
            <MissingNumber house={house} />
          </NeedsNetwork>
        ) : null}
      </div>
      {isEditable ? (
        <Button
          data-needs-script=""
          size="sm"
          variant="secondary"
          aria-label={t(isChosen ? "leaveOf" : "chooseOf", { house: house.name })}
          onClick={() => onChoose(isChosen ? null : house)}
        >
          {t(isChosen ? "leave" : "choose")}
        </Button>
      ) : null}
    </li>
  );
}

interface GoalNightsProps {
  /** Name of the town where the plan ends. */
  town: string;
  nights: number;
  /** Null if the plan is read-only. */
  onNights: ((nights: number) => void) | null;
}

/** Number of nights at the end of the plan that count in its cost. */
export function GoalNights({ town, nights, onNights }: GoalNightsProps) {
  const t = useTranslations("planDays.goal");
  const fact = <p className={onNights ? "script-hidden" : undefined}>{t("nights", { count: nights, town })}</p>;
  if (!onNights) return fact;
  return (
    <>
      {fact}
      <div data-needs-script="">
        <Field label={t("label", { town })} hint={t("hint")} error={null} className="max-w-56">
          {(control) => (
            <Stepper
              control={control}
              name="goalNights"
              value={nights}
              min={0}
              max={maxGoalNights}
              lessLabel={t("less")}
              moreLabel={t("more")}
              onValueChange={onNights}
            />
          )}
        </Field>
      </div>
    </>
  );
}
