import type { CompleteWish } from "#web/components/plan-fields/complete-wish.ts";

import type { PlanFormFields } from "./plan-form-fields.ts";
import {
  type FormFault,
  type LegChoices,
  type NamedRoute,
  type PlanWish,
  type WishPart,
  wishParts,
} from "./plan-wish.ts";
import { takePart } from "./wish-parts.ts";

/** A leg as a form sends it, with what there is to choose from. */
export interface ReadLeg extends CompleteWish {
  readonly choices: LegChoices;
}

/** Where the choices of the form come from: the server, or what a browser keeps. */
export interface Ways {
  readLeg(search: URLSearchParams): Promise<ReadLeg>;
  /** Every route by its name. */
  routes(): Promise<readonly NamedRoute[]>;
}

export interface ReadPlanForm {
  readonly fields: PlanFormFields;
  readonly wish: PlanWish;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  readonly faults: readonly FormFault[];
  /** The wishes on which the changes build, when they are known. */
  readonly base: PlanWish | null;
}

/** What the form of a plan says, whatever its button asked for. */
export async function readPlanForm(ways: Ways, fields: PlanFormFields, base: PlanWish | null): Promise<ReadPlanForm> {
  const read: ReadLeg[] = [];
  for (const search of await searchesOf(ways, fields)) {
    const before = read.at(-1)?.input;
    if (before) search.set("from", before.to);
    if (isOtherRoute(search)) search.delete("lodging");
    read.push(await ways.readLeg(search));
  }
  const said: PlanWish = {
    name: fields.name,
    legs: read.map(({ input }, leg) => (leg === 0 ? input : { ...input, startDate: null })),
  };
  const taken = wishParts.filter((part): part is WishPart => fields.taken.includes(part));
  const wish = base ? taken.reduce((all, part) => takePart(all, base, part), said) : said;
  // Parts of another version may lie on other routes than those that were sent.
  const legs = taken.includes("legs")
    ? await Promise.all(wish.legs.map((leg) => choicesFor(ways, leg)))
    : read.map(({ choices }) => choices);
  const faults = read.flatMap((each, leg) => each.faults.map((fault) => ({ leg, ...fault })));
  return { fields, wish, legs, routes: await ways.routes(), faults, base };
}

/** The choices for a leg that is known already. */
export async function choicesFor(ways: Ways, { route, from, to }: PlanWish["legs"][number]): Promise<LegChoices> {
  return (await ways.readLeg(new URLSearchParams({ route, from, to }))).choices;
}

/** The legs that are sent, one more or one fewer where the button says so; always one at least. */
async function searchesOf(ways: Ways, { legs, order }: PlanFormFields): Promise<URLSearchParams[]> {
  const [, removed] = /^remove:(\d+)$/.exec(order) ?? [];
  const kept = legs.filter((_, leg) => leg === 0 || leg !== Number(removed));
  if (kept.length === 0) return [new URLSearchParams()];
  if (order !== "add") return kept;
  const last = kept.at(-1) ?? new URLSearchParams();
  const [onward] = (await ways.readLeg(last)).choices.onward;
  return onward ? [...kept, new URLSearchParams([...shared(last), ["route", onward.slug]])] : kept;
}

/** How one walks, without what only belongs to one route. */
function shared(leg: URLSearchParams): [string, string][] {
  const ofRoute = ["route", "shown", "from", "to", "days", "mustStop", "favourites", "avoid", "variants", "branches"];
  return [...leg].filter(([name]) => !ofRoute.includes(name));
}

/** Whether beds were ignored, or had to be, on another route. */
function isOtherRoute(search: URLSearchParams): boolean {
  const [shown] = (search.get("shown") ?? "").split(".");
  return Boolean(shown) && shown !== search.getAll("route").at(-1);
}
