import type { PlanPreview } from "#use-cases/plans/edit/preview-plan.ts";
import type { OptionConflict, PlanOptions } from "#domain/planner/options/plan-options.ts";
import type { ParsedOptions } from "#domain/planner/options/url/parse-planner-url.ts";
import type { PlannerRoute, TownChoice } from "#domain/planner/options/route-choices.ts";
import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";

export interface NamedRoute {
  readonly slug: string;
  readonly name: string;
}

/** Choices on the route of a leg. */
export interface LegChoices {
  readonly route: PlannerRoute;
  readonly towns: readonly TownChoice[];
  /** Types of houses known on the route. */
  readonly lodgingTypes: readonly string[];
  /** Those of the section. */
  readonly variants: readonly VariantChoice[];
  /** Routes that continue from the end of the leg. */
  readonly onward: readonly NamedRoute[];
}

/** An invalid field of a leg. */
export type OptionError = ParsedOptions["errors"][number] & { readonly leg: number };

/** All data of the form, at first or after a response. */
export interface PlanFormPage {
  readonly options: PlanOptions;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  /** The base plan of the changes; null for a new one. */
  readonly base: { readonly options: PlanOptions; readonly version: number } | null;
  readonly optionErrors: readonly OptionError[];
  /** By `name` or the number and field of a leg (`0.max`); `form` for errors without a field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly preview: PlanPreview | null;
  readonly conflicts: readonly OptionConflict[];
}

/** The form as parsed by the server; null without a response: nothing was saved and nothing is lost. */
export type FormReply = PlanFormPage | null;
