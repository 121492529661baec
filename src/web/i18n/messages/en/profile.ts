/** Words on and around the elevation profiles. */
export const profile = {
  position: "Position on the walk",
  at: "km {km}, {place}, {elevation}",
  after: "km {km}, after {place}, {elevation}",
  nowhere: "km {km}, {elevation}",
  unknown: "elevation unknown",
  fromTo: "{start} to {end}",
  climb: { heading: "The climb", title: "Elevation around {town}", facts: "{up} up in the last {km}" },
};
