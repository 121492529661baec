import type { LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";

import type { TownListQuery } from "#contract/places/towns.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";

import { StretchFields } from "./stretch-fields.tsx";

interface GroupChoice {
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

export interface PlaceFieldsProps<Query> {
  query: Query;
  routes: readonly Named[];
  /** Towns of the one requested route, in walking order. */
  stretch: readonly Named[];
}

/** The filters that towns and houses have in common: words, a route, and a section of it. */
export function PlaceFields({
  query: { q, route, from, to },
  routes,
  stretch,
  placeholder,
}: PlaceFieldsProps<Pick<TownListQuery, "q" | "route" | "from" | "to">> & { placeholder: string }) {
  const t = useTranslations("finder");
  const [first] = route;
  return (
    <>
      <TextField
        label={t("fields.q")}
        error={null}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
      />
      <SelectField
        label={t("fields.route")}
        hint={first === undefined ? t("routeHint") : undefined}
        error={null}
        name="route"
        defaultValue={first ?? ""}
      >
        <option value="">{t("anyRoute")}</option>
        <Options of={routes} />
      </SelectField>
      {stretch.length > 0 ? <StretchFields key={first} from={from} to={to} towns={stretch} /> : null}
    </>
  );
}

function Options({ of }: { of: readonly Named[] }) {
  return of.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}
