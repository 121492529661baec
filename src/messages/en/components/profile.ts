/** Words on and around the elevation profiles. */
export const profile = {
  position: "Position on the route",
  at: "km {km}, {place}, {elevation}",
  after: "km {km}, after {place}, {elevation}",
  start: "{km} km",
  nowhere: "km {km}, {elevation}",
  unknown: "elevation unknown",
  fromTo: "{start} to {end}",
  climb: { heading: "Ascent", title: "Elevation profile around {town}", facts: "{up} up in the last {km}" },
};
