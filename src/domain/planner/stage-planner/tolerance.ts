/** Slack for comparing limits and ties, so that the order of additions does not matter. */
export const tolerance = 1e-9;

/** The slack for costs of plans: costs of days that are many times too long have fewer exact decimals. */
export function costTolerance(cost: number): number {
  return tolerance * Math.max(1, Math.abs(cost) / 1000);
}
