import { useTranslations } from "use-intl";

import type { RegisterRow } from "#contract/administration/registers.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import type { Tone } from "#web/ui/text/tone.ts";

import { useRecordWords } from "../records/use-words.ts";

const tones: Readonly<Record<RegisterRow["changes"][number]["standing"], Tone>> = {
  unknown: "ok",
  surer: "way",
  own: "warn",
  kept: "neutral",
};

interface RowChangesProps {
  row: RegisterRow;
  /** Fields that are ticked now. */
  fields: ReadonlySet<string>;
  isOpen: boolean;
}

/** What a row says otherwise than we do, field by field, each with its tick while it can be chosen. */
export function RowChanges({ row, fields, isOpen }: RowChangesProps) {
  const t = useTranslations("registers.rows");
  const words = useRecordWords();
  const place = row.changes.find(({ field }) => field === "lon")?.after;
  const name = (field: string) => (field === "lat" ? words.group("place") : words.field(field));
  const write = (field: string, value: string | number) => {
    if (field === "lat") return `${value}, ${place}`;
    return typeof value === "number" ? value : words.option("accommodation", field, value);
  };
  // Latitude and longitude are one place, and chosen together.
  const shown = row.changes.filter(({ field }) => field !== "lon");
  return (
    <ul className="grid gap-x-6 text-sm xl:grid-cols-2">
      {shown.map(({ field, before, after, standing }) => (
        <li key={field} className="flex items-start gap-2">
          {isOpen ? (
            <label className="inline-flex min-h-tap min-w-tap shrink-0 items-center justify-center">
              <input
                type="checkbox"
                name="field"
                value={field}
                checked={fields.has(field)}
                readOnly
                className="size-5 accent-way"
              />
              <span className="sr-only">{t("field", { field: name(field) })}</span>
            </label>
          ) : null}
          <p className="min-w-0 py-2.5 wrap-anywhere">
            <span className="font-strong">{name(field)}</span>{" "}
            {before === null ? null : <del className="text-ink-2 decoration-1">{write(field, before)}</del>}{" "}
            {write(field, after)} <Chip tone={tones[standing]}>{t(`standings.${standing}`)}</Chip>
          </p>
        </li>
      ))}
    </ul>
  );
}
