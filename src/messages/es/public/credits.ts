import type { credits as english } from "../../en/public/credits.ts";

export const credits: typeof english = {
  title: "Créditos y licencias",
  description:
    "De dónde vienen las rutas, localidades, alojamientos, mapas y tipografías de Vieira, y con qué licencias.",
  lead: "Vieira se apoya en trabajos que otras personas han compartido. Gracias.",
  routes: {
    heading: "Rutas, localidades y alojamientos",
    calixtinus:
      "Descripciones de rutas, distancias y alojamientos: <project>De Calixtinus</project>, de Doug Palmer, <licence>Creative Commons Atribución 4.0</licence>. Pasados a nuestro formato, revisados, corregidos y ampliados.",
    osm: "Alojamientos, lugares de interés, servicios y trazados: <project>© colaboradores de OpenStreetMap</project>, a través de la colección open-pilgrimages, <licence>Open Database License 1.0</licence>.",
    registers:
      "Teléfonos, direcciones y plazas: los registros de turismo de la <castilla>Junta de Castilla y León</castilla>, del <navarra>Gobierno de Navarra</navarra> y del <euskadi>Gobierno Vasco (Open Data Euskadi)</euskadi>, <licence>Creative Commons Atribución 4.0</licence>, y de <atout>Atout France</atout> (hébergements classés), <ouverte>Licence Ouverte 2.0</ouverte>. Emparejados con nuestros alojamientos y reducidos a los datos que se muestran.",
    places:
      "Población y códigos de las localidades de España: obra derivada de <nomenclator>Nomenclátor Geográfico de Municipios y Entidades de Población 2017, CC-BY 4.0 scne.es</nomenclator>. Monumentos protegidos de La Rioja: <rioja>Gobierno de La Rioja, IDERioja</rioja>, <licence>Creative Commons Atribución 4.0</licence>. Fiestas locales de 2026: los boletines oficiales de Castilla y León, Navarra, Extremadura y Aragón. Peregrinos por mes, ruta y lugar de inicio: la Oficina de Acogida al Peregrino de Santiago, a través de open-pilgrimages, <odbl>Open Database License 1.0</odbl>. Temperatura y lluvia: generado con información del <copernicus>Servicio de Cambio Climático de Copernicus</copernicus> (ERA5).",
    heights: "Desniveles de la Via Podiensis: SRTM de la NASA y el USGS, dominio público, sumados por Florian B.",
    ours: "El conjunto de datos de Vieira se publica bajo la <licence>Open Database License 1.0</licence>. Puedes usarlo, modificarlo y compartirlo si nombras las fuentes anteriores y compartes tus cambios con la misma licencia. <files>Aquí está en archivos.</files> Allí figuran también los registros que ha incorporado el equipo editorial de esta web.",
  },
  maps: {
    heading: "Mapas",
    naturalEarth: "Costas, tierra y ríos: <project>Natural Earth</project>, dominio público.",
    streets:
      "Calles, sendas, aguas y nombres del mapa interactivo, donde esta web los tiene: <project>© colaboradores de OpenStreetMap</project>, <licence>Open Database License 1.0</licence>, en teselas de <tiles>Protomaps</tiles>.",
    ign: "Límites de las comunidades autónomas: obra derivada de datos del <project>Instituto Geográfico Nacional de España</project>, CC BY 4.0.",
  },
  letters: {
    heading: "Tipografías e iconos",
    figtree: "<project>Figtree</project>, de Erik Kennedy, <licence>SIL Open Font License 1.1</licence>.",
    alegreya:
      "<project>Alegreya</project>, de Juan Pablo del Peral, Huerta Tipográfica, <licence>SIL Open Font License 1.1</licence>.",
    notoEmoji:
      "Emojis de los cuadernos impresos: <project>Noto Emoji</project>, de Google, <licence>SIL Open Font License 1.1</licence>.",
    marks: "Marcas de Facebook y WhatsApp: <project>Font Awesome Free</project>, <licence>CC BY 4.0</licence>.",
    lucide: "Iconos: <project>Lucide</project>, <licence>licencia ISC</licence>.",
  },
  software: {
    heading: "Programas",
    text: "Estas páginas funcionan con programas libres de muchas personas: <licences>sus nombres y licencias</licences>.",
  },
  certainty: {
    heading: "Fiabilidad de los datos",
    text: "Cada dato guarda su fuente y su fecha. Algunos tienen años. Antes de contar con una plaza, pregunta en el alojamiento; antes de cruzar un puerto en invierno, consulta la previsión del tiempo y pregunta en la oficina del peregrino.",
  },
};
