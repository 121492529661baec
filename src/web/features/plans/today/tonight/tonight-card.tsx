import { BedDouble } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "use-intl";

import { bookingLabel } from "#web/features/plans/booking-label.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";
import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { houseStates } from "#domain/plans/editing/stored-plan.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { HouseContacts } from "#web/components/facts/houses/house-contacts.tsx";
import type { DayEditor } from "#web/features/plans/days/editor/use-day-editor.ts";
import { classNames } from "#web/ui/class-names.ts";
import { buttonLook, Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";

import { type ChosenBed, isNoted, markFree, markFull, showTonight, tonightId } from "./house-actions.ts";
import { MessageForm } from "./message-form.tsx";

interface TonightCardProps extends Pick<DayEditor, "editor"> {
  day: EditorDay;
  /** The chosen place to stay, as far as known. */
  house: PlanHouse | null;
  isOwner: boolean;
  /** Time of arrival, `HH:MM`; empty if unknown. */
  time: string;
  /** Number of walkers. */
  walking: number;
  /** Whether the night's crowding is unknown. */
  isFullnessUnknown: boolean;
}

/** A chosen place that is hidden, or not loaded yet: only the plan tells of it. */
const unlisted = { whatsapp: null, email: null, web: null, lat: null, lon: null };

/** Tonight's bed: contacts, location, and booking status. */
export function TonightCard({ editor, day, house, isOwner, time, walking, isFullnessUnknown }: TonightCardProps) {
  const t = useTranslations("today.tonight");
  const tb = useTranslations("planDays.booking");
  const tc = useTranslations("planDays.crowding");
  const names = useFactNames();
  const name = house?.name ?? day.houseName;
  /** The choice before it was reported full: a mistaken report can be undone in the same place. */
  const [full, setFull] = useState<{ name: string; day: number; bed: ChosenBed } | null>(null);
  const fullNote = full && full.day === day.key ? t("fullNote", { name: full.name }) : null;
  return (
    <section
      aria-labelledby={tonightId}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg border border-line bg-surface p-4"
    >
      <h2
        id={tonightId}
        tabIndex={-1}
        className="flex scroll-mt-16 items-center gap-2 text-lg wrap-anywhere outline-none"
      >
        <Icon of={BedDouble} />
        {t("heading", { town: day.toName })}
      </h2>
      {name === null ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
          {t("none")}
          {full && fullNote !== null && isNoted(day, fullNote) ? (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                markFree({ editor }, day, fullNote, full.bed);
                showTonight();
              }}
            >
              {t("notFullOf", { name: full.name })}
            </Button>
          ) : null}
          {isOwner ? (
            <a href="#others" className={buttonLook("secondary", "sm")}>
              {t("choose")}
            </a>
          ) : null}
        </p>
      ) : null}
      {name === null ? null : (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <strong className="text-lg wrap-anywhere">{name}</strong>
            {house ? <span className="text-sm text-ink-2">{names.houseType(house.type)}</span> : null}
            <Chip tone={day.houseState === "booked" ? "ok" : day.houseState === "none" ? "warn" : "way"}>
              {tb(`states.${bookingLabel(day)}`)}
            </Chip>
          </p>
          {day.bookingReference === "" ? null : <p>{t("reference", { reference: day.bookingReference })}</p>}
          {house ? (
            <TonightContacts house={house} town={day.toName} />
          ) : (
            <HouseContacts house={{ ...unlisted, name, phone: day.housePhone ?? null }} town={day.toName} />
          )}
        </>
      )}
      {day.houseState !== "booked" && (day.crowding?.level === "busy" || day.crowding?.level === "full") ? (
        <p className="text-sm text-ink-2">{t(`crowded.${day.crowding.level}`)}</p>
      ) : null}
      {day.houseState !== "booked" && isFullnessUnknown ? (
        <p className="text-sm text-ink-2">{tc("unknownNight")}</p>
      ) : null}
      {isOwner && house ? (
        <div className="grid gap-2" data-needs-script="">
          <Segmented
            legend={t("state")}
            name="tonightState"
            className="max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-sm:rounded-lg"
            value={day.houseState}
            options={houseStates.map((state) => ({ value: state, label: tb(`states.${bookingLabel(day, state)}`) }))}
            onValueChange={(houseState) => editor.write(day.key, { houseState }, null)}
          />
          <div className="flex flex-wrap gap-x-4">
            <Button
              variant="secondary"
              size="sm"
              aria-label={t("fullOf", { name: house.name })}
              onClick={() => {
                const { house: chosen, houseState, bookingReference, priceCents } = day;
                const bed = { house: chosen, houseState, bookingReference, priceCents };
                setFull({ name: house.name, day: day.key, bed });
                markFull({ editor }, day, house, t("fullNote", { name: house.name }));
                showTonight();
              }}
            >
              {t("full")}
            </Button>
            <WriteTo
              house={house}
              date={day.date}
              time={time}
              walking={walking}
              onSend={() => {
                if (day.houseState === "none") editor.write(day.key, { houseState: "asked" }, null);
              }}
            />
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** How a place to stay is reached, or that nobody knows. */
export function TonightContacts({ house, town }: ComponentProps<typeof HouseContacts>) {
  const t = useTranslations("contacts");
  return (
    <>
      {(house.phone ?? house.whatsapp ?? house.email) === null ? (
        <span className="text-sm text-ink-2">{t("none")}</span>
      ) : null}
      <HouseContacts house={house} town={town} />
    </>
  );
}

/** The message expands on request. */
export function WriteTo(props: Parameters<typeof MessageForm>[0]) {
  const t = useTranslations("today.message");
  return (
    <details className="open:w-full">
      <summary
        aria-label={t("openOf", { name: props.house.name })}
        className={classNames(buttonLook("quiet", "sm"), "-mx-4 w-fit cursor-pointer")}
      >
        {t("open")}
      </summary>
      <MessageForm {...props} />
    </details>
  );
}
