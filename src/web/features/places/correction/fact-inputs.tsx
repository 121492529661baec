import type { ComponentProps, ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { FormState } from "#web/ui/forms/use-form.ts";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

interface FactInputProps {
  form: FormState;
  /** As the API names it. */
  field: string;
  label: string;
}

/** A fact as one line of text; empty for unknown. */
export function TextFact({
  form,
  field,
  label,
  value,
  ...input
}: FactInputProps & { value: string | number | null } & Omit<ComponentProps<"input">, "form" | "value">) {
  const name = `changes.${field}`;
  return <TextField label={label} {...form.field(name, value === null ? "" : String(value))} {...input} />;
}

/** A fact with a few choices. */
export function ChoiceFact({
  form,
  field,
  label,
  hint,
  value,
  children,
}: FactInputProps & { hint?: string; value: string; children: ReactNode }) {
  const name = `changes.${field}`;
  return (
    <SelectField label={label} hint={hint} error={form.error(name)} name={name} defaultValue={form.typed(name, value)}>
      {children}
    </SelectField>
  );
}

/** A fact that is true, false, or unknown. */
export function BooleanFact({ value, ...rest }: FactInputProps & { value: boolean | null }) {
  const t = useTranslations("correction.values");
  return (
    <ChoiceFact {...rest} value={value === null ? "" : value ? "yes" : "no"}>
      <option value="">{t("unknown")}</option>
      <option value="yes">{t("yes")}</option>
      <option value="no">{t("no")}</option>
    </ChoiceFact>
  );
}

interface TickedFactsProps {
  form: FormState;
  field: "amenities" | "rooms";
  legend: string;
  values: readonly string[];
  /** The choices. */
  options: readonly string[];
  /** Names by code. */
  names: Readonly<Record<string, string>>;
}

/** Facts of which a house may have several. */
export function TickedFacts({ form, field, legend, values, options, names }: TickedFactsProps) {
  const isSentBack = form.outcome?.isDone === false;
  const codes = [...new Set([...options, ...values])];
  const error = form.error(`changes.${field}`);
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-strong">{legend}</legend>
      <input type="hidden" name={`listed.${field}`} value="1" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4">
        {codes.map((code) => (
          <label key={code} className="flex min-h-tap items-center gap-3">
            <input
              type="checkbox"
              name={`${field}.${code}`}
              defaultChecked={isSentBack ? form.typed(`${field}.${code}`) !== undefined : values.includes(code)}
              className="size-6 shrink-0 accent-way"
            />
            {names[code] ?? code}
          </label>
        ))}
      </div>
      {error ? <p className="text-sm font-medium text-bad">{error}</p> : null}
    </fieldset>
  );
}
