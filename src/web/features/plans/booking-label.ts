import type { HouseState } from "#domain/plans/editing/stored-plan.ts";

/**
 * The key of the label of a night's booking state: with a chosen place to stay, "nothing yet" would be wrong.
 *
 * @param state if other than the night's own
 */
export function bookingLabel(
  night: { readonly house: string | null; readonly houseState: HouseState },
  state = night.houseState,
): HouseState | "chosen" {
  return state === "none" && night.house !== null ? "chosen" : state;
}
