import type { undrawnRoute as english } from "../../en/routes/undrawn-route.ts";

export const undrawnRoute: typeof english = {
  notice:
    "El trazado de esta ruta aún no está dibujado: no hay mapa, localidades ni etapas que mostrar, y no se puede planificar.",
};
