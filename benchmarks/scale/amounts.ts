/** Amounts of data, as multiples of the shipped data or as numbers of rows. */
export interface Amounts {
  /** Copies of the network of ways with its towns, including the shipped one: 1,542 towns each. */
  readonly networks: number;
  /** Copies of the 14 routes; those beyond `networks` share ways and towns with others, as real routes do. */
  readonly routes: number;
  /** Houses for each shipped one in every network: 3,081 each. */
  readonly housesOfOne: number;
  readonly members: number;
  readonly plans: number;
  readonly auditEntries: number;
}

/** A new site: the shipped content, and a thousandth of the people. */
export const small: Amounts = {
  networks: 1,
  routes: 1,
  housesOfOne: 1,
  members: 200,
  plans: 1_000,
  auditEntries: 500,
};

/** 200,265 houses, 20,046 towns, 308 routes, a million plans of 200,000 members; or a share of it, from 0 to 1. */
export function large(share: number): Amounts {
  const part = (whole: number): number => Math.max(1, Math.round(whole * share));
  return {
    networks: part(13),
    routes: Math.ceil((300 / 14) * share),
    housesOfOne: part(5),
    members: Math.max(small.members, part(200_000)),
    plans: Math.max(small.plans, part(1_000_000)),
    auditEntries: Math.max(small.auditEntries, part(500_000)),
  };
}
