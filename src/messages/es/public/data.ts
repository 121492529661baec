/** Palabras de la página que ofrece el conjunto de datos. */
export const data = {
  title: "Los datos abiertos",
  description:
    "Rutas, localidades, alojamientos y lo que las fuentes dicen de ellos, ramales, puntos, tramos y lugares del Camino en CSV, JSON y GeoJSON.",
  lead: "Lo que Vieira sabe de los caminos a Santiago, en archivos para tus programas, mapas y tablas.",
  version: "Versión {version}, con el último cambio el {date}. Los archivos son siempre del estado actual.",
  licence: {
    heading: "Licencia",
    text: "<licence>Open Database License 1.0</licence>: puedes usar, cambiar y compartir los datos, también con ánimo de lucro, si nombras las fuentes y compartes con la misma licencia tu conjunto de datos modificado.",
    attribution: "Nombra estas fuentes donde uses los datos:",
    credits: "La columna «sources» indica de dónde sale cada fila. Más en <link>créditos y licencias</link>.",
  },
  files: "Archivos",
  rows: "{count, plural, one {{shown} fila} other {{shown} filas}}",
  columns: "Columnas",
  download: "{file} en {format}",
  routes: {
    name: "Rutas",
    text: "Una fila por ruta: nombres, localidades de inicio y final, la longitud que publican otros y unas palabras sobre ella.",
  },
  towns: {
    name: "Localidades",
    text: "Localidades donde puede terminar una etapa: nombres, región, tamaño, servicios conocidos, tipos de alojamiento, población, fiestas locales, posición y altitud.",
  },
  houses: {
    name: "Alojamientos",
    text: "Albergues, hostales, hoteles y otros: tipo, plazas, precios, temporada, contactos publicados para huéspedes y la posición si se conoce. No incluye los contactos que un alojamiento nos ha pedido quitar.",
  },
  "house-facts": {
    name: "Qué dicen las fuentes de los alojamientos",
    text: "Una fila por cada dato de un alojamiento que da una fuente, también cuando no coinciden: valor, fuente, fecha, si es seguro, licencia y si es el que mostramos. La columna «field» nombra la columna de los alojamientos.",
  },
  branches: {
    name: "Ramales",
    text: "Las maneras de recorrer una ruta: el trazado principal, variantes, otros inicios y enlaces, con los tramos de cada una en el sentido de la marcha y dónde deja el trazado principal y vuelve a él.",
  },
  waypoints: {
    name: "Puntos de paso",
    text: "Los nodos de la red de caminos: localidades, cruces, puertos, puentes y otros, con su posición y altitud.",
  },
  arcs: {
    name: "Tramos",
    text: "De un punto al siguiente, en el sentido de la marcha: metros, desnivel y línea. Muchas líneas son rectas porque no hay datos mejores.",
  },
  sights: {
    name: "Lugares y servicios",
    text: "Iglesias, puentes, miradores, fuentes, farmacias y más, junto al camino o cerca.",
  },
  form: {
    heading: "Formato",
    text: "UTF-8. En CSV las listas se separan con punto y coma, y el texto que una hoja de cálculo tomaría por fórmula empieza con un apóstrofo. Una celda vacía, o null, es algo que no sabemos: nunca un cero ni un no. Las posiciones son grados de WGS 84; altitudes y distancias, metros. Las líneas son polilíneas codificadas con cinco decimales; en GeoJSON van dibujadas.",
    routes: "La línea de una ruta entera, en GPX, KML o GeoJSON, está en la página de la ruta.",
  },
};
