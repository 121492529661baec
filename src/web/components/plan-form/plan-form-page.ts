import type { OptionConflict, PlanOptions } from "#domain/planner-options/plan-options.ts";
import type { ParsedOptions } from "#domain/planner-options/parse-planner-url.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner-options/route-choices.ts";
import type { VariantChoice } from "#domain/planner-options/variant-choices.ts";

export interface NamedRoute {
  readonly slug: string;
  readonly name: string;
}

/** What there is to choose from on the route of a leg. */
export interface LegChoices {
  readonly route: PlannerRoute;
  readonly towns: readonly TownChoice[];
  /** Types of houses known on the route. */
  readonly lodgingTypes: readonly string[];
  /** Those of the stretch that is walked. */
  readonly variants: readonly VariantChoice[];
  /** Routes on which one may walk on from where the leg ends. */
  readonly onward: readonly NamedRoute[];
}

/** A field of a leg that could not be understood. */
export type OptionError = ParsedOptions["errors"][number] & { readonly leg: number };

/** What would be kept, in a few figures. */
export interface FormPreview {
  readonly days: number;
  readonly km: number | null;
  readonly endDate: string | null;
  readonly changedDays: number | null;
}

/** Everything that the form shows, as first opened or as answered. */
export interface PlanFormPage {
  readonly options: PlanOptions;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  /** The plan on which the changes build; null where it is yet to be made. */
  readonly base: { readonly options: PlanOptions; readonly version: number } | null;
  readonly optionErrors: readonly OptionError[];
  /** By `name` or the number and field of a leg (`0.max`); `form` for what no field shows. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly preview: FormPreview | null;
  readonly conflicts: readonly OptionConflict[];
}

/** The form as the server has read it; null when no answer came, so that nothing was kept and nothing is lost. */
export type FormReply = PlanFormPage | null;
