/** Words of the page that offers the data set. */
export const data = {
  title: "The open data set",
  description:
    "Routes, towns, places to stay and what sources say about them, branches, waypoints, legs and sights of the Camino as CSV, JSON and GeoJSON.",
  lead: "What Vieira knows about the routes to Santiago, as files for your own programs, maps and tables.",
  version: "Version {version}, last changed on {date}. The files always have the latest data.",
  licence: {
    heading: "Licence",
    text: "<licence>Open Database Licence 1.0</licence>: you may use, change and share the data, also commercially, if you name the sources and share your changed data set alike.",
    attribution: "Name these sources wherever you use the data:",
    credits: "The column “sources” names the sources of each row. More on <link>credits and licences</link>.",
  },
  files: "Files",
  rows: "{count, plural, one {{shown} row} other {{shown} rows}}",
  columns: "Columns",
  download: "{file} as {format}",
  routes: {
    name: "Routes",
    text: "A row for each route: names, the towns where it starts and ends, the length that others publish, and a short description.",
  },
  towns: {
    name: "Towns",
    text: "Places where a stage may end: names, region, size, known services, types of places to stay, population, local holidays, location and elevation.",
  },
  houses: {
    name: "Places to stay",
    text: "Albergues, hostels, hotels and others: type, beds, prices, season, contacts that are published for guests, and the location where it is known. Contacts that a place to stay has asked us to remove are not in it.",
  },
  "house-facts": {
    name: "What sources say about places to stay",
    text: "A row for each fact that a source gives about a place to stay, also where sources disagree: value, source, date, how certain it is, the licence, and whether it is what we show. The column “field” names the column of the places to stay.",
  },
  branches: {
    name: "Branches",
    text: "The ways in which a route can be walked: the main route, variants, alternative starts and connections, with the legs of each in walking order, and where it leaves the main route and rejoins it.",
  },
  waypoints: {
    name: "Waypoints",
    text: "Where the paths meet: towns, junctions, passes, bridges and others, with their location and elevation.",
  },
  arcs: {
    name: "Legs",
    text: "From one waypoint to the next, in walking direction: length, ascent and line. Many lines are straight where nothing better is known.",
  },
  sights: {
    name: "Sights and services",
    text: "Churches, bridges, viewpoints, fountains, pharmacies and more, on or near the route.",
  },
  form: {
    heading: "Format",
    text: "UTF-8. In CSV, lists are separated by semicolons, and text that a spreadsheet would run as a formula begins with an apostrophe. An empty cell, or null, is something we do not know: never a zero and never a no. Locations are in degrees (WGS 84), elevations and distances in metres. Lines are encoded polylines with five decimals; in GeoJSON they are drawn.",
    routes: "The line of a whole route, as GPX, KML or GeoJSON, is on the page of the route.",
  },
};
