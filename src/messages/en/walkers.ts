/** Those who walk along. */
export const walkers = {
  hint: "Everybody walks every stage: none is too long for anyone. Times are those of whoever takes longest. Beds and costs count everybody.",
  walker: "Walker {number}",
  ownPace: "Custom ({speed, number} km/h)",
  remove: "Remove",
  removeOf: "Remove walker {number}",
};
