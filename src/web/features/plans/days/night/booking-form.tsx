import { useTranslations } from "use-intl";
import { bookingLabel } from "#web/features/plans/booking-label.ts";
import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { type DayNotes, houseStates, maxNotes } from "#domain/plans/editing/stored-plan.ts";
import { TextAreaField, TextField } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { useState } from "react";

/** Parses a price in euros to cents; null for an empty one, undefined for an invalid one. */
function centsOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const euros = Number(text.replace(",", "."));
  return Number.isFinite(euros) && euros >= 0 && euros <= 100_000 ? Math.round(euros * 100) : undefined;
}

interface PriceInputProps {
  cents: number | null;
  label: string;
  hint: string | undefined;
  onCents: (cents: number | null) => void;
}

/** A price in euros as typed; an invalid one shows an error and is not saved. */
function PriceInput({ cents, label, hint, onCents }: PriceInputProps) {
  const t = useTranslations("planDays.booking");
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && centsOf(typed) === undefined;
  // Undoing, or another house, changes the price from outside.
  const isStale = typed !== null && !isInvalid && centsOf(typed) !== cents;
  const value = typed === null || isStale ? (cents === null ? "" : String(cents / 100)) : typed;
  return (
    <TextField
      label={label}
      hint={hint}
      error={isInvalid ? t("noPrice") : null}
      name="price"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        setTyped(target.value);
        const parsedCents = centsOf(target.value);
        if (parsedCents !== undefined) onCents(parsedCents);
      }}
    />
  );
}

interface BookingFormProps {
  day: EditorDay;
  /** Number of walkers. */
  people: number;
  onWrite: (change: Partial<DayNotes>, field: keyof DayNotes | null) => void;
}

/** Booking status, price, and the walker's notes for the day. */
export function BookingForm({ day, people, onWrite }: BookingFormProps) {
  const t = useTranslations("planDays.booking");
  if (!useEditing()) return null;
  return (
    <form
      data-needs-script=""
      className="grid gap-4"
      aria-label={t("heading")}
      onSubmit={(event) => event.preventDefault()}
    >
      <Segmented
        legend={t("state")}
        name="houseState"
        className="justify-self-start max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-sm:rounded-lg"
        value={day.houseState}
        options={houseStates.map((state) => ({ value: state, label: t(`states.${bookingLabel(day, state)}`) }))}
        onValueChange={(houseState) => onWrite({ houseState }, null)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("reference")}
          error={null}
          name="bookingReference"
          maxLength={200}
          autoComplete="off"
          value={day.bookingReference}
          onChange={({ target }) => onWrite({ bookingReference: target.value }, "bookingReference")}
        />
        <PriceInput
          cents={day.priceCents}
          label={t("price")}
          hint={people > 1 ? t("priceForAll", { people }) : undefined}
          onCents={(priceCents) => onWrite({ priceCents }, "priceCents")}
        />
      </div>
      {(["notes", "carry"] as const).map((field) => (
        <div key={field} id={field} className="grid scroll-mt-16">
          <TextAreaField
            label={t(field)}
            error={null}
            name={field}
            rows={field === "notes" ? 4 : 2}
            maxLength={maxNotes}
            value={day[field]}
            onChange={({ target }) => onWrite({ [field]: target.value }, field)}
          />
        </div>
      ))}
    </form>
  );
}
