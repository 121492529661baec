/** Pages whose names are near to an address that has none: what a 404 carries. */
export type NearestPages = readonly { readonly name: string; readonly url: string }[];

/** Those that a failure carries; none where it carries something else. */
export function nearestPages(carried: unknown): NearestPages {
  return Array.isArray(carried) ? (carried as NearestPages) : [];
}
