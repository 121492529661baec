/** Whether a night is booked, wherever it is said. */
export const bookingStates = {
  none: "Nothing yet",
  /** In place of `none` once a place to stay is chosen. */
  chosen: "Not contacted yet",
  walk_in: "Walk in",
  asked: "Requested",
  booked: "Booked",
};
