import type { RouteFacts } from "#web/features/routes/cards/route-card.tsx";

/** Sort keys of routes. */
export const routeOrders = ["known", "short", "long", "days", "climb", "name"] as const;
type RouteOrder = (typeof routeOrders)[number];

type Ordered = Pick<RouteFacts, "name" | "lengthM" | "ascentM" | "days">;

const beyond = Number.POSITIVE_INFINITY;

const comparisons: Readonly<Record<Exclude<RouteOrder, "known">, (a: Ordered, b: Ordered) => number>> = {
  short: (a, b) => a.lengthM - b.lengthM,
  long: (a, b) => b.lengthM - a.lengthM,
  days: (a, b) => difference(a.days, b.days),
  climb: (a, b) => difference(a.ascentM, b.ascentM),
  name: (a, b) => a.name.localeCompare(b.name, "es"),
};

/** Unknown values come last. */
function difference(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? beyond) - (b ?? beyond);
}

/** Sorted routes; `known` is the order of the data, the best known first. */
export function orderRoutes<Route extends Ordered>(routes: readonly Route[], order: RouteOrder): readonly Route[] {
  return order === "known" ? routes : routes.toSorted(comparisons[order]);
}

/** Maximum number of compared routes. */
export const maxComparedRoutes = 3;

/** Slugs in `compare=a,b` or `compare=a&compare=b`, each once. */
export function comparedIn(parameters: URLSearchParams): readonly string[] {
  const slugs = parameters.getAll("compare").flatMap((value) => value.split(","));
  return [...new Set(slugs.map((slug) => slug.trim()).filter(Boolean))];
}
