import type { offline as english } from "../../en/offline/offline.ts";

/** Words of the pages that work without a network. */
export const offline: typeof english = {
  title: "Sin conexión",
  mark: "Sin conexión",
  asOf: "Guardado el {date}",
  unreachable: {
    heading: "No hay conexión",
    text: "Esta página no está disponible sin conexión: {path}",
    lead: "Las páginas volverán cuando haya conexión. Lo que has descargado funciona sin ella.",
    again: "Reintentar",
  },
  online: { text: "Vuelve a haber conexión.", load: "Cargar la página actual" },
  list: {
    today: "Hoy en tu recorrido",
    heading: "Disponible sin conexión",
    lead: "Lo que está guardado en este navegador para cuando no haya conexión.",
    none: "Aún no hay ningún plan disponible sin conexión. Abre un plan mientras tengas conexión o descárgalo desde su página.",
    whole: "con mapa",
    opened: "abierto antes, sin mapa",
    remove: "Quitar",
    removeOf: "Quitar {name} de este dispositivo",
    planner: "Nuevo plan",
  },
  install: {
    text: "Instala Vieira en tu dispositivo y ábrela como una aplicación más.",
    install: "Instalar",
  },
  own: { heading: "Mis planes" },
  plan: {
    missing: "Este plan no está disponible sin conexión.",
    missingHelp: "Ábrelo una vez con conexión; después estará disponible también sin ella.",
    back: "Todo lo disponible sin conexión",
    map: "Mapa y dónde estás",
    mapMissing: "Solo se guardó este dibujo. Descarga el plan para tener también el mapa sin conexión.",
    readOnly: "Han compartido contigo este plan. Puedes verlo, pero no cambiar sus preferencias.",
    optionsMissing: "Las preferencias de este plan no se guardaron enteras. Ábrelo otra vez con conexión.",
    needsNetwork: "Esto necesita conexión. Volverá cuando la haya.",
  },
  here: { ask: "¿Dónde estoy?", failed: "Falta descargar lo necesario para esto." },
  planner: {
    missing: "El planificador de esta ruta no se ha abierto en este dispositivo con conexión.",
  },
};
