import { useLocale, useTranslations } from "use-intl";

import type { RegisterImport } from "#contract/administration/registers.ts";
import { regionOf } from "#domain/text/language.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import { Link } from "#web/ui/controls/link.tsx";
import type { ImportState } from "#domain/house-registers/register-import.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import type { Tone } from "#web/ui/text/tone.ts";
import { TextField } from "#web/ui/controls/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";

import { FileForm } from "../file-form.tsx";

const tones: Readonly<Record<ImportState, Tone>> = {
  mapping: "warn",
  waiting: "way",
  comparing: "way",
  ready: "way",
  applying: "way",
  applied: "ok",
  undoing: "way",
  undone: "neutral",
  cancelled: "neutral",
  failed: "bad",
};

/** Status of a file. */
export function StateChip({ state }: { state: ImportState }) {
  const t = useTranslations("registers.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}

/** Files of registers with their status. */
export function ImportList({ imports }: { imports: readonly RegisterImport[] }) {
  const t = useTranslations("registers.list");
  const locale = useLocale();
  const voice = useVoiceWords();
  const when = new Intl.DateTimeFormat(regionOf(locale), { dateStyle: "medium", timeZone: "UTC" });
  if (imports.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <ul className="divide-y divide-line">
      {imports.map((one) => (
        <li key={one.uuid} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link to={administrationPaths.register(one.uuid)} className="font-strong wrap-anywhere">
              {one.fileName}
            </Link>
            <StateChip state={one.state} />
          </div>
          <p className="text-sm text-ink-2">
            {voice(one)}
            <span className="block">
              {t("by", { name: one.byName ?? t("somebody"), date: when.format(new Date(one.createdAt)) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Upload form for a file of a register. @param month this month, `YYYY-MM` */
export function RegisterForm({ month }: { month: string }) {
  const t = useTranslations("registers.form");
  const form = useForm("create");
  return (
    <FileForm
      form={form}
      t={t}
      accept=".csv,.tsv,.txt,.json,.xml,text/xml,application/xml,text/csv,text/tab-separated-values,application/json"
    >
      <TextField
        label={t("date")}
        hint={t("dateHint")}
        {...form.field("date", month)}
        className="max-w-90"
        maxLength={10}
      />
    </FileForm>
  );
}

export function useVoiceWords(): (file: Pick<RegisterImport, "source" | "date" | "licence">) => string {
  const t = useTranslations("registers");
  const locale = useLocale();
  const names = useFactNames();
  return ({ source, date, licence }) =>
    source === ""
      ? t("list.unknownSource")
      : t("facts", { source: names.source(source), date: writePartialDate(date, locale), licence });
}
