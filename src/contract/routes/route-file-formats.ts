/** Endings of the files that a route is offered as. */
export const routeFileFormats = ["gpx", "kml", "geojson"] as const;
export type RouteFileFormat = (typeof routeFileFormats)[number];
