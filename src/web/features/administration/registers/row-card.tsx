import { type FormEvent } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";

import type { RegisterRow } from "#contract/administration/registers.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Link } from "#web/ui/controls/link.tsx";
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
  /** Currently selected fields. */
  fields: ReadonlySet<string>;
  isOpen: boolean;
}

/** Differences between a row and the stored house, field by field, each with a checkbox while selectable. */
function RowChanges({ row, fields, isOpen }: RowChangesProps) {
  const t = useTranslations("registers.rows");
  const words = useRecordWords();
  const place = row.changes.find(({ field }) => field === "lon")?.after;
  const name = (field: string) => (field === "lat" ? words.group("place") : words.field(field));
  const write = (field: string, value: string | number) => {
    if (field === "lat") return `${value}, ${place}`;
    return typeof value === "number" ? value : words.option("accommodation", field, value);
  };
  // Latitude and longitude are selected together.
  const visible = row.changes.filter(({ field }) => field !== "lon");
  return (
    <ul className="grid gap-x-6 text-sm xl:grid-cols-2">
      {visible.map(({ field, before, after, standing }) => (
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

const verbs = { changed: "take", doubtful: "same", new: "add", gone: "close" } as const;

/** One row of a register beside its matched house. Each checkbox is saved at once. */
export function RowCard({ row, isOpen }: { row: RegisterRow; isOpen: boolean }) {
  const t = useTranslations("registers.rows");
  const fetcher = useFetcher();
  // The submitted value is shown until the page is reloaded.
  const sent = fetcher.formData;
  const isTicked = sent ? sent.has("ticked") : row.isTicked;
  const fields = new Set(sent ? sent.getAll("field").map(String) : row.fields);
  const keep = (event: FormEvent<HTMLFormElement>) => void fetcher.submit(event.currentTarget);
  const { house, town, kind, score } = row;
  const townName = town?.name ?? row.place;
  return (
    <li className="grid gap-1 px-4 py-3">
      <fetcher.Form method="post" onChange={keep} className="grid gap-1">
        <input type="hidden" name="form" value="tick" />
        <input type="hidden" name="line" value={row.line} />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {house ? (
              <Link to={administrationPaths.record("accommodations", house.uuid)} className="font-strong">
                {house.name}
              </Link>
            ) : (
              <span className="font-strong">
                {row.changes.find(({ field }) => field === "name")?.after ?? row.name}
              </span>
            )}{" "}
            <span className="text-ink-2">{t("inTown", { town: townName })}</span>
            {kind === "gone" ? null : (
              <span className="block text-sm text-ink-2">
                {t("line", { name: row.name, place: row.place, line: row.line })}
                {score === null ? null : `, ${t("score", { percent: `${Math.round(score * 100)} %` })}`}
              </span>
            )}
          </p>
          {isOpen ? (
            <label className="inline-flex min-h-tap items-center gap-3 text-sm font-medium">
              <input type="checkbox" name="ticked" checked={isTicked} readOnly className="size-6 accent-way" />
              <span>
                {t(verbs[kind])} <span className="sr-only">({house?.name ?? row.name})</span>
              </span>
            </label>
          ) : null}
        </div>
        <RowChanges row={row} fields={fields} isOpen={isOpen && isTicked} />
        {isOpen && !isTicked
          ? [...fields].map((one) => <input key={one} type="hidden" name="field" value={one} />)
          : null}
      </fetcher.Form>
    </li>
  );
}
