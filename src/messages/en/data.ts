/** Words of the page that offers the data set. */
export const data = {
  title: "The open data set",
  description:
    "Routes, towns, places to stay and what sources say of them, branches, waypoints, legs and sights of the Camino as CSV, JSON and GeoJSON.",
  lead: "What Vieira knows of the ways to Santiago, as files for your own programs, maps and tables.",
  version: "Version {version}, last changed on {date}. Files are always of the present state.",
  licence: {
    heading: "Licence",
    text: "<licence>Open Database Licence 1.0</licence>: you may use, change and share the data, also for money, if you name the sources and share your changed data set alike.",
    attribution: "Name these sources wherever you use the data:",
    credits: "The column “sources” says for each row who told it. More on <link>credits and licences</link>.",
  },
  files: "Files",
  rows: "{count, plural, one {{shown} row} other {{shown} rows}}",
  columns: "Columns",
  download: "{file} as {format}",
  routes: {
    name: "Routes",
    text: "A row for each route: names, the towns where it starts and ends, the length that others publish, and some words about it.",
  },
  towns: {
    name: "Towns",
    text: "Places where a day may end: names, region, size, known services, kinds of lodging, population, local holidays, place and elevation.",
  },
  houses: {
    name: "Places to stay",
    text: "Albergues, hostels, hotels and others: type, beds, prices, season, contacts that are published for guests, and the place where it is known. Contacts that a place to stay has asked us to remove are not in it.",
  },
  "house-facts": {
    name: "What sources say of places to stay",
    text: "A row for each fact of a place to stay that a source tells, also where sources disagree: value, source, date, how certain it is, the licence, and whether it is what we show. The column “field” names the column of the places to stay.",
  },
  branches: {
    name: "Branches",
    text: "The ways in which a route can be walked: its main line, variants, other starts and links, with the legs of each in walking order, and where it leaves the main line and joins it again.",
  },
  waypoints: {
    name: "Waypoints",
    text: "Where the paths meet: towns, junctions, passes, bridges and others, with their place and elevation.",
  },
  arcs: {
    name: "Legs",
    text: "From one waypoint to the next, in walking direction: metres, climb and line. Many lines are straight where nothing better is known.",
  },
  sights: {
    name: "Sights and services",
    text: "Churches, bridges, viewpoints, fountains, pharmacies and more, beside or near the way.",
  },
  form: {
    heading: "Form",
    text: "UTF-8. In CSV lists are separated by semicolons, and text that a spreadsheet would run as a formula begins with an apostrophe. An empty cell, or null, is something we do not know: never a zero and never a no. Places are degrees of WGS 84, elevations and distances metres. Lines are encoded polylines with five decimals; in GeoJSON they are drawn.",
    routes: "The line of a whole route, as GPX, KML or GeoJSON, is on the page of the route.",
  },
};
