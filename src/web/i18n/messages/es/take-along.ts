import type { takeAlong as english } from "../en/take-along.ts";

/** Words of taking plans along. */
export const takeAlong: typeof english = {
  text: "Guarda en este dispositivo los días, los alojamientos con su teléfono, el perfil y el mapa.",
  take: "Llevar conmigo",
  taking: "Guardando: {percent} %",
  cancel: "Cancelar",
  kept: "Guardado sin conexión",
  keptFacts: "{size}, a {date}",
  opened: "Los días están guardados en este dispositivo, el mapa aún no.",
  old: "El plan ha cambiado desde entonces.",
  refresh: "Actualizar",
  remove: "Quitar",
  failed: "No se pudo obtener todo. Lo que había antes sigue aquí.",
  unkept:
    "Este navegador no tiene sitio para lo que escribes: no queda guardado en este dispositivo hasta que se envíe. Quédate en esta página hasta entonces.",
  unsupported: "Este navegador no puede guardar planes para los días sin conexión.",
  dispute: {
    heading: "Escrito sin conexión",
    lead: "Entretanto se escribió otra cosa para estos días. Elige qué debe quedar.",
    day: "Día {number}",
    gone: "Este día ya no está en el plan.",
    mine: "Lo tuyo",
    theirs: "Ahora en el plan",
    keepMine: "Dejar lo mío",
    keepTheirs: "Dejar lo que hay en el plan",
    discard: "Descartar lo mío",
    empty: "nada",
    field: {
      house: "Alojamiento",
      houseState: "Cama",
      bookingReference: "Referencia de la reserva",
      priceCents: "Precio",
      notes: "Notas",
      carry: "Cosas que llevar",
    },
    state: { none: "Aún sin cama", walk_in: "Sin reserva", asked: "Preguntado", booked: "Reservado" },
    waiting:
      "{count, plural, one {Queda por enviar # día cambiado} other {Quedan por enviar # días cambiados}} sin conexión.",
  },
};
