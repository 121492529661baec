import type { visitorPlans as english } from "../../en/components/visitor-plans.ts";

export const visitorPlans: typeof english = {
  heading: "Guardado en este navegador",
  remove: "Quitar {name}",
  offer: "Con una cuenta puedes cambiar días, elegir alojamientos, compartir el plan y descargarlo.",
  signUp: "Crear cuenta y guardarlos",
  compareThese: "Comparar estos planes",
  compare: "Comparar",
  choose: "Elige dos o tres planes para compararlos.",
};
