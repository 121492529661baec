/** Words of the credits page: naming the sources of the data is a duty of their licences. */
export const credits = {
  title: "Credits and licences",
  description: "Where the routes, places, maps and fonts of Vieira come from, and under which licences.",
  lead: "Vieira builds on work that others share freely. Thank you.",
  routes: {
    heading: "Routes, towns and places to stay",
    calixtinus:
      "Route descriptions, distances and places to stay: <project>De Calixtinus</project> by Doug Palmer, <licence>Creative Commons Attribution 4.0</licence>. Converted to our own format, checked, corrected and added to.",
    osm: "Places to stay, sights, services and tracks: <project>© OpenStreetMap contributors</project>, through the open-pilgrimages collection, <licence>Open Database Licence 1.0</licence>.",
    registers:
      "Phone numbers, addresses and beds: the tourism registers of the <castilla>Junta de Castilla y León</castilla>, of the <navarra>Gobierno de Navarra</navarra> and of the <euskadi>Gobierno Vasco (Open Data Euskadi)</euskadi>, <licence>Creative Commons Attribution 4.0</licence>, and of <atout>Atout France</atout> (hébergements classés), <ouverte>Licence Ouverte 2.0</ouverte>. Matched to our places to stay, and reduced to the facts shown.",
    places:
      "Population and codes of towns in Spain: derived from <nomenclator>Nomenclátor Geográfico de Municipios y Entidades de Población 2017, CC-BY 4.0 scne.es</nomenclator>. Protected monuments of La Rioja: <rioja>Gobierno de La Rioja, IDERioja</rioja>, <licence>Creative Commons Attribution 4.0</licence>. Local holidays of 2026: the official gazettes of Castilla y León, Navarre, Extremadura and Aragon. Pilgrims by month, route and start: the pilgrims’ office of Santiago, by open-pilgrimages, <odbl>Open Database Licence 1.0</odbl>. Temperature and rain: generated using <copernicus>Copernicus Climate Change Service</copernicus> information (ERA5).",
    heights: "Ascents of the Via Podiensis: SRTM of NASA and USGS, public domain, summed by Florian B.",
    ours: "The combined data set of Vieira is published under the <licence>Open Database Licence 1.0</licence>. You may use, change and share it if you name the sources above and share your changes alike. <files>Download the files.</files> Registers that the editors of this site have imported are named there.",
  },
  maps: {
    heading: "Maps",
    naturalEarth: "Coasts, land and rivers: <project>Natural Earth</project>, public domain.",
    streets:
      "Streets, paths, water and names on the interactive map, where this site has them: <project>© OpenStreetMap contributors</project>, <licence>Open Database Licence 1.0</licence>, as tiles of <tiles>Protomaps</tiles>.",
    ign: "Borders of the Spanish regions: derived from data of the <project>Instituto Geográfico Nacional de España</project>, CC BY 4.0.",
  },
  letters: {
    heading: "Fonts and icons",
    figtree: "<project>Figtree</project> by Erik Kennedy, <licence>SIL Open Font Licence 1.1</licence>.",
    alegreya:
      "<project>Alegreya</project> by Juan Pablo del Peral, Huerta Tipográfica, <licence>SIL Open Font Licence 1.1</licence>.",
    notoEmoji:
      "Emoji in printed booklets: <project>Noto Emoji</project> by Google, <licence>SIL Open Font Licence 1.1</licence>.",
    marks: "Logos of Facebook and WhatsApp: <project>Font Awesome Free</project>, <licence>CC BY 4.0</licence>.",
    lucide: "Icons: <project>Lucide</project>, <licence>ISC licence</licence>.",
  },
  software: {
    heading: "Software",
    text: "These pages run on free software by many people: <licences>their names and licences</licences>.",
  },
  certainty: {
    heading: "Data reliability",
    text: "Each fact keeps its source and its date. Some are years old. Before you rely on a bed, ask the place to stay; before you cross a pass in winter, ask the weather service and the pilgrims’ office.",
  },
};
