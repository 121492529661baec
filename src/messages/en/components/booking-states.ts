/** Whether a night is booked, wherever it is said. */
export const bookingStates = { none: "Nothing yet", walk_in: "Walk in", asked: "Requested", booked: "Booked" };
