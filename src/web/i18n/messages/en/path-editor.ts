/** Words around the path of an arc where editors draw it. */
export const pathEditor = {
  map: "The path on the map",
  open: "Draw on the map",
  close: "Close the map",
  mapHint:
    "Move points with the pointer or a finger; press the line to put one there. Everything can be done below in numbers too.",
  mapFailed: "The map could not be shown. Write the points in numbers.",
  facts:
    "{km} along {count, plural, =0 {no points} one {# point} other {# points}}. Each is latitude, longitude, and metres above the sea or null.",
  unreadable: "This is no list of points, each with latitude, longitude, and metres above the sea or null.",
  point: "Point {number} of {count}",
  lat: "Latitude of the point",
  lon: "Longitude of the point",
  elevation: "Metres above the sea",
  previous: "Previous point",
  next: "Next point",
  insert: "Add a point after it",
  remove: "Take this point out",
};
