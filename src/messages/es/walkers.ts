import type { walkers as english } from "../en/walkers.ts";

export const walkers: typeof english = {
  hint: "Todas hacen todas las etapas: ninguna es demasiado larga para nadie. Las horas son las de quien más tarda. Las plazas y los gastos cuentan a todas.",
  walker: "Persona {number}",
  ownPace: "Personalizado ({speed, number} km/h)",
  remove: "Quitar",
  removeOf: "Quitar a la persona {number}",
};
