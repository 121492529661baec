/** The plans that a visitor keeps in a browser. */
export const visitorPlans = {
  heading: "Saved in this browser",
  remove: "Remove {name}",
  offer:
    "With an account you can change single days, choose places to stay, share the plan and download it for offline use.",
  signUp: "Create an account to save them",
  compareThese: "Compare these plans",
  compare: "Compare",
  choose: "Choose two or three plans to compare.",
};
