/** Words of the frame around every page. */
export const shell = {
  brand: "Vieira",
  skip: "Skip to the content",
  mainNavigation: "Main",
  nav: { routes: "Routes", towns: "Towns", houses: "Houses", planner: "My walk" },
  search: { open: "Search", hint: "Search (Ctrl+K)" },
  footer: {
    label: "About this site",
    purpose: "Plans walks along the pilgrim routes to Santiago.",
    data: "Route data: De Calixtinus (Doug Palmer, CC BY 4.0) and © OpenStreetMap contributors (ODbL). Maps: Natural Earth, IGN España.",
    credits: "Credits and licences",
    language: "Language",
  },
  theme: { legend: "Colours", system: "Automatic", light: "Light", dark: "Dark" },
  loading: "Loading the page",
  arrived: "{title}, page loaded",
  error: {
    notFoundStatus: "Page Not Found",
    serverStatus: "Internal Server Error",
    pageNotFound: "Page not found: {path}",
    notFoundHelp: "The address may be mistyped, or the page has moved.",
    unexpected: "Something went wrong on our side. It has been noted; trying again in a moment often helps.",
    home: "Go to the start",
    again: "Try again",
  },
};
