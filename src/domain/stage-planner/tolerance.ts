/** Limits and ties are compared with this much slack, so that the order of additions does not decide. */
export const tolerance = 1e-9;

/** The slack for costs of plans: those of days many times too long have fewer decimals. */
export function slackAt(cost: number): number {
  return tolerance * Math.max(1, Math.abs(cost) / 1000);
}
