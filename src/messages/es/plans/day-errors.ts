import type { dayErrors as english } from "../../en/plans/day-errors.ts";

export const dayErrors: typeof english = {
  no_such_day: "El plan no tiene ese día.",
  not_a_walk: "Este no es un día de marcha.",
  not_a_rest: "Este no es un día de descanso.",
  no_earlier_end: "Esta etapa no puede terminar antes.",
  no_later_end: "Esta etapa no puede terminar después.",
  no_place_to_split: "No hay ninguna localidad donde dividir esta etapa.",
  no_neighbouring_walk: "Junto a este día no hay otro de marcha.",
  no_rest_at_end: "No puede haber un día de descanso donde termina el plan.",
};
