import type { bookingStates as english } from "../../en/components/booking-states.ts";

export const bookingStates: typeof english = {
  none: "Sin alojamiento todavía",
  chosen: "Sin contactar todavía",
  walk_in: "Sin reserva",
  asked: "Reserva solicitada",
  booked: "Reservado",
};
