/** Those who walk along. */
export const walkers = {
  hint: "Everybody walks every stage, so none is too long for anyone. Times are for the slowest walker. Beds and costs are for everybody.",
  walker: "Walker {number}",
  ownPace: "Custom ({speed, number} km/h)",
  remove: "Remove",
  removeOf: "Remove walker {number}",
};
