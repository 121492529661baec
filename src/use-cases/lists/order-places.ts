const collator = new Intl.Collator("es");

export interface NamedPlace {
  readonly name: string;
  readonly slug: string;
}

/** Spanish alphabetical order; not left to databases, whose collations differ. */
export function compareNames(a: NamedPlace, b: NamedPlace): number {
  return collator.compare(a.name, b.name) || compare(a.slug, b.slug);
}

/** Order by kilometres, places without one last, then by name. */
export function byKm<Place extends NamedPlace>(km: (place: Place) => number | null): (a: Place, b: Place) => number {
  const offRoute = Number.POSITIVE_INFINITY;
  return (a, b) => compare(km(a) ?? offRoute, km(b) ?? offRoute) || compareNames(a, b);
}

/** Unlike a difference this also orders infinities. */
function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
