import type { reportedNotes as english } from "../../en/administration/reported-notes.ts";

export const reportedNotes: typeof english = {
  title: "Avisos del Camino",
  lead: "{count, plural, =0 {No hay avisos denunciados pendientes.} one {Hay # aviso denunciado pendiente.} other {Hay # avisos denunciados pendientes.}} Los avisos desaparecen a los tres días; los denunciados y los ocultos se guardan 30.",
  none: "Aquí no hay avisos.",
  states: { reported: "Denunciado", shown: "Visible", hidden: "Oculto" },
  at: "{date}, {time} UTC",
  reports: "{count, plural, =0 {Nadie lo ha denunciado.} one {Denunciado una vez.} other {Denunciado # veces.}}",
  withheld: "Lo han denunciado tres miembros o más: nadie lo ve hasta que decidas.",
  hide: "Ocultar",
  letStand: "Mantener",
  done: { hide: "El aviso está oculto.", "let-stand": "El aviso se mantiene." },
};
