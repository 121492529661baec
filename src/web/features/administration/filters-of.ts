/** A list's filters in the address: words, one state, and the page. */
export interface ListFilters {
  readonly q: string;
  /** `any` shows all states. */
  readonly state: string;
  readonly page: number;
}

/** @param states those that can be asked for; the first use of the page shows `usual` */
export function filtersOf(url: string, states: readonly string[], usual: string): ListFilters {
  const { searchParams } = new URL(url);
  const asked = searchParams.get("state") ?? usual;
  const page = Number(searchParams.get("page") ?? 1);
  return {
    q: (searchParams.get("q") ?? "").trim().slice(0, 200),
    state: states.includes(asked) ? asked : "any",
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}
