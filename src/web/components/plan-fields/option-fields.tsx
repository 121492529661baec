import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";
import {
  type CountedOption,
  fieldOrder,
  type OptionField,
  type OptionKey,
  type PlannerOptions,
} from "#domain/planner/options/planner-options.ts";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { BedsField } from "./beds-field.tsx";
import { CountedField, MaxField } from "./counted-field.tsx";
import { IdealField } from "./ideal-field.tsx";
import { PaceField } from "./pace-field.tsx";
import { PlacesField } from "./places-field.tsx";
import { RestField } from "./rest-field.tsx";
import { StartDateField } from "./start-date-field.tsx";
import { TownField } from "./town-field.tsx";
import { TownsField } from "./towns-field.tsx";
import type { ChangeOptions, LengthSetters } from "./use-lengths.ts";
import { WalkersField } from "./walkers-field.tsx";
import { WaysField } from "./ways-field.tsx";

interface OptionFieldsProps {
  /** The fields to show; their order is always the same. */
  fields: readonly OptionField[];
  input: PlannerOptions;
  choose: ChangeOptions;
  /** For preview during a drag. */
  drag: ChangeOptions;
  errorOf: (key: OptionKey) => ReactNode | null;
  lengths?: LengthSetters;
  towns?: readonly TownChoice[];
  lodgingTypes?: readonly string[];
  variants?: readonly VariantChoice[];
  /** Name of the choice of variants in forms with several. */
  variantsName?: string;
  /** Controls that replace the default ones, or are specific to a form. */
  own?: Partial<Record<OptionField, ReactNode>>;
}

/** Controls of the planner's options. */
export function OptionFields({ fields, own = {}, ...props }: OptionFieldsProps) {
  const controls = fieldOrder
    .filter((field) => fields.includes(field))
    .map((field) => <Fragment key={field}>{own[field] ?? <OptionControl field={field} {...props} />}</Fragment>);
  return <InPortions of={controls} size={4} />;
}

/** Stable between renders, so that unaffected fields do not render again. */
const none: readonly never[] = [];

function OptionControl({
  field,
  input,
  choose,
  drag,
  errorOf,
  lengths,
  towns = none,
  lodgingTypes = none,
  variants = none,
  variantsName,
}: Omit<OptionFieldsProps, "fields" | "own"> & { field: OptionField }) {
  const t = useTranslations("planner.options");
  const error = (...keys: readonly OptionKey[]) => keys.map(errorOf).find(Boolean) ?? null;
  switch (field) {
    case "ideal":
      return lengths ? <IdealField options={{ input, ...lengths }} error={error("ideal")} /> : null;
    case "max":
      return lengths ? (
        <MaxField measure={input.measure} max={input.max} error={error("max")} setMax={lengths.setMax} />
      ) : null;
    case "from":
    case "to":
      return (
        <TownField
          label={t(field)}
          name={field}
          towns={towns}
          value={input[field]}
          error={error(field)}
          choose={choose}
        />
      );
    case "startDate":
      return (
        <StartDateField
          date={input.startDate}
          error={error("startDate")}
          onChange={(startDate) => choose({ startDate })}
        />
      );
    case "restEvery":
      return <RestField options={input.restEvery} error={error("restEvery")} choose={choose} />;
    case "pace":
      return <PaceField pace={input.pace} error={error("pace")} drag={drag} />;
    case "walkers":
      return (
        <WalkersField
          walkers={input.walkers}
          measure={input.measure}
          error={error("walkers")}
          choose={choose}
          drag={drag}
        />
      );
    case "beds":
      return (
        <BedsField
          typesOnRoute={lodgingTypes}
          lodging={input.lodging}
          lodgingTypes={input.lodgingTypes}
          error={error("lodgingTypes", "lodging")}
          onChange={choose}
        />
      );
    case "places":
      return <PlacesField places={input.places} error={error("places")} choose={choose} />;
    case "mustStop":
    case "favourites":
    case "avoid":
      return (
        <TownsField
          label={t(field)}
          hint={t(`${field}Hint`)}
          name={field}
          towns={towns}
          chosen={input[field]}
          error={error(field)}
          choose={choose}
        />
      );
    case "ways":
      return (
        <WaysField
          choices={variants}
          name={variantsName}
          variants={input.variants}
          branches={input.branches}
          error={error("branches", "variants")}
          onChange={choose}
        />
      );
    case "route":
    case "days":
      // Forms have their own.
      return null;
    default:
      return counted(field);
  }
  function counted(name: CountedOption) {
    return <CountedField name={name} value={input[name]} error={error(name)} onChange={drag} />;
  }
}
