import type { map as english } from "../en/map.ts";

/** Words on and around the maps. */
export const map: typeof english = {
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  wholeRoute: "Mostrar toda la ruta",
  keys: "Mapa. Más y menos cambian la escala, las flechas lo mueven, 0 muestra toda la ruta.",
  attribution: "Natural Earth · © IGN España · © OpenStreetMap",
  places: {
    bayOfBiscay: "Mar Cantábrico",
    atlantic: "Océano Atlántico",
    mediterranean: "Mar Mediterráneo",
    portugal: "Portugal",
    france: "Francia",
    galicia: "Galicia",
    asturias: "Asturias",
    cantabria: "Cantabria",
    euskadi: "Euskadi",
    navarra: "Navarra",
    laRioja: "La Rioja",
    castillaYLeon: "Castilla y León",
    aragon: "Aragón",
    madrid: "Madrid",
    castillaLaMancha: "Castilla-La Mancha",
    extremadura: "Extremadura",
    andalucia: "Andalucía",
    catalunya: "Cataluña",
    valencia: "Comunitat Valenciana",
    murcia: "Murcia",
  },
};
