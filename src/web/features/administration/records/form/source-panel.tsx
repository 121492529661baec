import { useTranslations } from "use-intl";

import { SelectField, TextField } from "#web/ui/controls/field.tsx";

export const certainties = ["high", "medium", "low"] as const;

/** Who says what is new in the form, when, and how sure it is; left empty, the editor does. */
export function SourcePanel({ error }: { error: (field: string) => string | null }) {
  const t = useTranslations("administration.form");
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{t("sourceHeading")}</h2>
      <TextField
        label={t("who")}
        hint={t("whoHint")}
        error={error("source.who")}
        name="source.who"
        autoComplete="off"
        maxLength={200}
      />
      <TextField label={t("when")} error={error("source.when")} name="source.when" type="date" />
      <SelectField label={t("certainty")} error={null} name="source.certainty" defaultValue="high">
        {certainties.map((certainty) => (
          <option key={certainty} value={certainty}>
            {t(`certainties.${certainty}`)}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
