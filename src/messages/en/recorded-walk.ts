/** A pace from the recording of a walk. */
export const recordedWalk = {
  choose: "From a recorded walk",
  hint: "A GPX or FIT file with times, from a watch or a phone. It is read on this device and sent nowhere.",
  walked: "{distance} in {hours} of walking; {breaks} of breaks are left out.",
  found: "{flatKmh, number} km/h on the level, {ascentMPerH} m/h up, {descentMPerH} m/h down",
  fits: "Every half kilometre is off by about {percent} % of its time.",
  level: "Too level to tell how you climb: that goes with your speed on the level.",
  use: "Use this pace",
  no_times: "This file does not say when you were where: no pace can be told from it.",
  too_short: "Less than 3 km of walking: too short to tell a pace.",
  too_fast: "Faster than anybody walks: this looks like a ride.",
  unreadable: "This is neither a GPX nor a FIT file, or it is damaged.",
  no_network: "You are offline: FIT files can be read once you are back online, GPX files at any time.",
  too_large: "This file is larger than 15 MB.",
};
