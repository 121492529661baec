import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import type { FaultField } from "#web/components/plan-fields/planner-search.ts";
import type { PlannerRoute, TownChoice } from "#web/components/plan-fields/planner-data.ts";
import type { VariantChoice } from "#web/components/plan-fields/variant-choices.ts";

/** What somebody wishes of a plan, as its form says it. */
export interface PlanWish {
  readonly name: string;
  /** A wish for each route, in walking order; the date stands in the first, and how one walks is the same in all. */
  readonly legs: readonly PlannerInput[];
}

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
export interface FormFault {
  readonly leg: number;
  readonly field: FaultField | "from" | "to";
  readonly typed: string;
}

/** A part of the wishes that was changed here and, in another way, elsewhere. */
export interface Contest {
  readonly part: WishPart;
  readonly mine: PlanWish;
  readonly theirs: PlanWish;
}

/** What would be kept, in a few figures. */
export interface FormPreview {
  readonly days: number;
  readonly km: number | null;
  readonly endDate: string | null;
  readonly changedDays: number | null;
}

/** Everything that the form shows, as first opened or as answered. */
export interface PlanFormPage {
  readonly wish: PlanWish;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  /** The plan on which the changes build; null where it is yet to be made. */
  readonly base: { readonly wish: PlanWish; readonly version: number } | null;
  readonly faults: readonly FormFault[];
  /** By `name` or the number and field of a leg (`0.max`); `form` for what no field shows. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly preview: FormPreview | null;
  readonly contests: readonly Contest[];
}

/** The form as the server has read it; null when no answer came, so that nothing was kept and nothing is lost. */
export type FormReply = PlanFormPage | null;

/** Parts that are chosen as a whole where two versions of the wishes meet. */
export const wishParts = ["name", "startDate", "length", "pace", "easeInDays", "restEvery", "beds", "legs"] as const;
export type WishPart = (typeof wishParts)[number];

/** How one walks and sleeps: the same on every route of a plan. */
export type Manner = Pick<
  PlannerInput,
  "measure" | "ideal" | "max" | "pace" | "easeInDays" | "restEvery" | "lodging" | "lodgingTypes"
>;

export function mannerOf(wish: PlannerInput): Manner {
  const { measure, ideal, max, pace, easeInDays, restEvery, lodging, lodgingTypes } = wish;
  return { measure, ideal, max, pace, easeInDays, restEvery, lodging, lodgingTypes };
}

/** The wish of the first route. @throws for a plan without any */
export function firstLeg({ legs }: PlanWish): PlannerInput {
  const [first] = legs;
  if (!first) throw new RangeError("a plan has at least one leg");
  return first;
}
