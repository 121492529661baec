import type { LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";

import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

export interface GroupChoice {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  name: string;
  choices: readonly GroupChoice[];
  chosen: readonly string[];
}

/** A filter with several choices, side by side. */
export function ChipGroup({ legend, name, choices, chosen }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, icon }) => (
          <ToggleChip
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            {...(icon && { icon })}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

/** The same as a column, for longer texts. */
export function CheckGroup({ legend, name, choices, chosen }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-strong">{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          className="text-sm"
        />
      ))}
    </fieldset>
  );
}

/** A route or a town to choose. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

export function NameField({ value, placeholder }: { value: string | undefined; placeholder: string }) {
  const t = useTranslations("finder.fields");
  return (
    <TextField
      label={t("q")}
      error={null}
      type="search"
      name="q"
      defaultValue={value}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={placeholder}
    />
  );
}

export function RouteField({ value, routes }: { value: string | undefined; routes: readonly Named[] }) {
  const t = useTranslations("finder");
  return (
    <SelectField
      label={t("fields.route")}
      hint={value === undefined ? t("routeHint") : undefined}
      error={null}
      name="route"
      defaultValue={value ?? ""}
    >
      <option value="">{t("anyRoute")}</option>
      <Options of={routes} />
    </SelectField>
  );
}

function Options({ of }: { of: readonly Named[] }) {
  return of.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
