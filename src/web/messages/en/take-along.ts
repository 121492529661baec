/** Words of taking plans along. */
export const takeAlong = {
  heading: "Without a network",
  text: "Keeps days, houses with their telephone numbers, profile and map on this device.",
  take: "Take along",
  taking: "Taking along: {percent} %",
  cancel: "Cancel",
  kept: "Saved for offline",
  keptFacts: "{size}, as of {date}",
  opened: "The days are kept on this device, the map is not yet.",
  old: "The plan has changed since.",
  refresh: "Refresh",
  remove: "Remove",
  failed: "That could not be fetched whole. What was here before is still here.",
  unsupported: "This browser cannot keep plans for days without a network.",
};
