/** Words around the path of an arc where editors draw it. */
export const pathEditor = {
  map: "The path on the map",
  open: "Draw on the map",
  close: "Close the map",
  mapHint:
    "Move points with the pointer or a finger; press the line to add one. Everything can also be done below in numbers.",
  mapFailed: "The map couldn’t be shown. Type the points in numbers.",
  facts:
    "{km} along {count, plural, =0 {no points} one {# point} other {# points}}. Each is latitude, longitude, and metres above sea level or null.",
  unreadable: "This is not a list of points, each with latitude, longitude, and metres above sea level or null.",
  point: "Point {number} of {count}",
  lat: "Latitude of the point",
  lon: "Longitude of the point",
  elevation: "Metres above sea level",
  previous: "Previous point",
  next: "Next point",
  insert: "Add a point after it",
  remove: "Remove this point",
};
