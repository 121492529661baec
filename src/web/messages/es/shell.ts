import type { shell as english } from "../en/shell.ts";

export const shell: typeof english = {
  brand: "Vieira",
  skip: "Saltar al contenido",
  mainNavigation: "Principal",
  nav: { routes: "Rutas", towns: "Localidades", houses: "Alojamientos", planner: "Mi camino" },
  search: { open: "Buscar", hint: "Buscar (Ctrl+K)" },
  account: {
    signIn: "Iniciar sesión",
    menu: "Tu cuenta",
    favourites: "Favoritos",
    account: "Cuenta",
    signOut: "Cerrar sesión",
  },
  favourite: {
    add: "Añadir a favoritos",
    remove: "Quitar de favoritos",
    addOf: "Añadir a favoritos: {name}",
    removeOf: "Quitar de favoritos: {name}",
    added: "{name} está ahora en favoritos.",
    removed: "{name} ya no está en favoritos.",
    failed: "No se ha podido guardar. {name} está como estaba.",
  },
  footer: {
    label: "Sobre este sitio",
    purpose: "Planifica caminatas por las rutas de peregrinación a Santiago.",
    data: "Datos de las rutas: De Calixtinus (Doug Palmer, CC BY 4.0) y © colaboradores de OpenStreetMap (ODbL). Mapas: Natural Earth, IGN España.",
    credits: "Créditos y licencias",
    language: "Idioma",
  },
  theme: { legend: "Colores", system: "Automático", light: "Claro", dark: "Oscuro" },
  loading: "Cargando la página",
  arrived: "{title}, página cargada",
  error: {
    notFoundStatus: "Página no encontrada",
    serverStatus: "Error interno del servidor",
    pageNotFound: "Página no encontrada: {path}",
    notFoundHelp: "Puede que la dirección tenga una errata o que la página haya cambiado de sitio.",
    unexpected:
      "Algo ha fallado por nuestra parte. Ha quedado anotado; suele ayudar intentarlo de nuevo en un momento.",
    home: "Ir al inicio",
    again: "Intentarlo de nuevo",
  },
};
