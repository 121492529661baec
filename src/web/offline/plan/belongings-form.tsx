import { useTranslations } from "use-intl";

import type { ShownDay } from "#contract/plans/shown-plan.ts";
import { houseStates, mostNotes } from "#domain/plan-editing/stored-plan.ts";
import { centsOf } from "#web/ui/forms/cents-of.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextArea } from "#web/ui/controls/text-area.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

import type { BelongingsChange } from "#web/client/kept/kept-edit.ts";

interface BelongingsFormProps {
  day: ShownDay;
  /** Called at every letter, so that no word is lost. */
  onChange: (change: BelongingsChange) => void;
}

/** What a walker writes down for a day without a network: whether there is a bed, what it costs, notes. */
export function BelongingsForm({ day, onChange }: BelongingsFormProps) {
  const t = useTranslations("offline");
  const writePrice = (text: string) => {
    const priceCents = centsOf(text);
    if (priceCents !== undefined) onChange({ priceCents });
  };
  return (
    <section
      aria-labelledby="own-night"
      className="grid gap-4 rounded-lg border border-line bg-surface px-5 py-4 sm:grid-cols-3"
    >
      <h2 id="own-night" className="text-lg sm:col-span-3">
        {t("write.heading")}
      </h2>
      <Field label={t("write.state")} error={null}>
        {(control) => (
          <Select
            {...control}
            value={day.houseState}
            onChange={({ target }) =>
              onChange({ houseState: houseStates.find((state) => state === target.value) ?? "none" })
            }
          >
            {houseStates.map((state) => (
              <option key={state} value={state}>
                {t(`day.state.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {/* Not led by what is kept: letters would be lost while it is written. A new house makes new fields. */}
      <Field key={`reference ${day.house}`} label={t("write.reference")} error={null}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            defaultValue={day.bookingReference}
            onChange={({ target }) => onChange({ bookingReference: target.value.trim() })}
          />
        )}
      </Field>
      <Field key={`price ${day.house}`} label={t("write.price")} error={null}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            defaultValue={day.priceCents === null ? "" : String(day.priceCents / 100)}
            onChange={({ target }) => writePrice(target.value)}
          />
        )}
      </Field>
      {(["notes", "carry"] as const).map((field) => (
        <Field key={field} label={t(`write.${field}`)} error={null} className="sm:col-span-3">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={mostNotes}
              defaultValue={day[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <p className="text-sm text-ink-2 sm:col-span-3">{t("write.kept")}</p>
    </section>
  );
}
