import { planCreation } from "#contract/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { routeSummaries } from "#use-cases/routes/route-summaries.ts";
import { planFormFields, type PlanFormFields } from "#web/plan-form/plan-form-fields.ts";
import {
  type FormFault,
  type LegChoices,
  type NamedRoute,
  type PlanWish,
  type WishPart,
  wishParts,
} from "#web/plan-form/plan-wish.ts";
import { takePart } from "#web/plan-form/wish-parts.ts";
import { wishOf } from "#web/plan-form/wish-requests.ts";

import { choicesFor, readLeg, type ReadLeg } from "./leg-choices.server.ts";

export interface ReadPlanForm {
  readonly fields: PlanFormFields;
  readonly wish: PlanWish;
  readonly legs: readonly LegChoices[];
  readonly routes: readonly NamedRoute[];
  readonly faults: readonly FormFault[];
  /** The wishes on which the changes build, when the form has said so. */
  readonly base: PlanWish | null;
}

/** What the form of a plan says, whatever its button asked for. */
export async function readPlanForm(context: UseCaseContext, sent: FormData): Promise<ReadPlanForm> {
  const fields = planFormFields(sent);
  const read: ReadLeg[] = [];
  for (const search of await searchesOf(context, fields)) {
    const before = read.at(-1)?.input;
    if (before) search.set("from", before.to);
    if (isOtherRoute(search)) search.delete("lodging");
    read.push(await readLeg(context, search));
  }
  const base = baseOf(fields.base);
  const said: PlanWish = {
    name: fields.name,
    legs: read.map(({ input }, leg) => (leg === 0 ? input : { ...input, startDate: null })),
  };
  const taken = wishParts.filter((part): part is WishPart => fields.taken.includes(part));
  const wish = base ? taken.reduce((all, part) => takePart(all, base, part), said) : said;
  // Parts of another version may lie on other routes than those that were sent.
  const legs = taken.includes("legs")
    ? await Promise.all(wish.legs.map((leg) => choicesFor(context, leg)))
    : read.map(({ choices }) => choices);
  const faults = read.flatMap((each, leg) => each.faults.map((fault) => ({ leg, ...fault })));
  return { fields, wish, legs, routes: await routesOf(context), faults, base };
}

/** The legs that are sent, one more or one fewer where the button says so; always one at least. */
async function searchesOf(context: UseCaseContext, { legs, order }: PlanFormFields): Promise<URLSearchParams[]> {
  const [, removed] = /^remove:(\d+)$/.exec(order) ?? [];
  const kept = legs.filter((_, leg) => leg === 0 || leg !== Number(removed));
  if (kept.length === 0) return [new URLSearchParams()];
  if (order !== "add") return kept;
  const last = kept.at(-1) ?? new URLSearchParams();
  const [onward] = (await readLeg(context, last)).choices.onward;
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

/** Every route by its name. */
export async function routesOf(context: UseCaseContext): Promise<NamedRoute[]> {
  return (await routeSummaries(context)).map(({ slug, name }) => ({ slug, name }));
}

function baseOf(text: string | null): PlanWish | null {
  if (text === null) return null;
  try {
    const parsed = planCreation.safeParse(JSON.parse(text));
    return parsed.success ? wishOf(parsed.data) : null;
  } catch {
    return null;
  }
}
