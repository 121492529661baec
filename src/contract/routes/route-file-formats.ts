/** File extensions offered for a route. */
export const routeFileFormats = ["gpx", "kml", "geojson"] as const;
export type RouteFileFormat = (typeof routeFileFormats)[number];
