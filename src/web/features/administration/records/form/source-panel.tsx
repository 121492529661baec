import { useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

export const certainties = ["high", "medium", "low"] as const;

/** Who says what is new in the form, when, and how sure it is; left empty, the editor does. */
export function SourcePanel({ error }: { error: (field: string) => string | null }) {
  const t = useTranslations("administration.form");
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{t("sourceHeading")}</h2>
      <Field label={t("who")} hint={t("whoHint")} error={error("source.who")}>
        {(control) => <TextInput {...control} name="source.who" autoComplete="off" maxLength={200} />}
      </Field>
      <Field label={t("when")} error={error("source.when")}>
        {(control) => <TextInput {...control} name="source.when" type="date" />}
      </Field>
      <Field label={t("certainty")} error={null}>
        {(control) => (
          <Select {...control} name="source.certainty" defaultValue="high">
            {certainties.map((certainty) => (
              <option key={certainty} value={certainty}>
                {t(`certainties.${certainty}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </section>
  );
}
