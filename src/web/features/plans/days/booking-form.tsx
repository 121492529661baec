import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { type DayNotes, houseStates, maxNotes } from "#domain/plan-editing/stored-plan.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { TextArea } from "#web/ui/controls/text-area.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { PriceInput } from "./price-input.tsx";

interface BookingFormProps {
  day: EditorDay;
  onWrite: (change: Partial<DayNotes>, field: keyof DayNotes | null) => void;
}

/** Whether the bed is sure, what it costs, and what the walker writes down for the day. */
export function BookingForm({ day, onWrite }: BookingFormProps) {
  const t = useTranslations("planDays.booking");
  if (!useEditing()) return null;
  return (
    <form
      id="booking"
      className="grid scroll-mt-16 gap-4"
      aria-label={t("heading")}
      onSubmit={(event) => event.preventDefault()}
    >
      <Segmented
        legend={t("state")}
        name="houseState"
        className="justify-self-start max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-sm:rounded-lg"
        value={day.houseState}
        options={houseStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onValueChange={(houseState) => onWrite({ houseState }, null)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("reference")} error={null}>
          {(control) => (
            <TextInput
              {...control}
              name="bookingReference"
              maxLength={200}
              autoComplete="off"
              value={day.bookingReference}
              onChange={({ target }) => onWrite({ bookingReference: target.value }, "bookingReference")}
            />
          )}
        </Field>
        <PriceInput
          cents={day.priceCents}
          label={t("price")}
          onCents={(priceCents) => onWrite({ priceCents }, "priceCents")}
        />
      </div>
      {(["notes", "carry"] as const).map((field) => (
        <div key={field} id={field} className="grid scroll-mt-16">
          <Field label={t(field)} error={null}>
            {(control) => (
              <TextArea
                {...control}
                name={field}
                rows={field === "notes" ? 4 : 2}
                maxLength={maxNotes}
                value={day[field]}
                onChange={({ target }) => onWrite({ [field]: target.value }, field)}
              />
            )}
          </Field>
        </div>
      ))}
    </form>
  );
}
