import type { walkers as english } from "../../en/components/walkers.ts";

export const walkers: typeof english = {
  hint: "El grupo hace junto todas las etapas: ninguna es demasiado larga para nadie. Las horas son las de quien más tarda. Plazas y gastos son para todo el grupo.",
  walker: "Persona {number}",
  ownPace: "Personalizado ({speed, number} km/h)",
  remove: "Quitar",
  removeOf: "Quitar a la persona {number}",
};
