/** Words of the guide to planning with favourite towns. */
export const guide = {
  title: "Plan your Camino using favourite towns – Vieira",
  description:
    "In five steps from the first idea to a day-by-day plan: choose a route, find towns you like, keep them as favourites and let Vieira lay out every day.",
  heading: "Plan your Camino using favourite towns",
  lead: "You know some places where you would like to stay: one a friend spoke of, one with a pharmacy, one with a house that takes your dog. Here is how they become a plan.",
  steps: {
    route: {
      heading: "Choose a route",
      text: "On <link>the page of all routes</link>, set your own pace: the days of each route follow. Tick “Compare” on up to three to see length, climb and closures side by side.",
      alt: "All routes on a map, and two of them side by side in a table",
    },
    towns: {
      heading: "Find towns you like",
      text: "The <link>town finder</link> shows the towns of a route in walking order. Choose where to begin and what must be there, such as a pharmacy or groceries. The <houses>house finder</houses> does the same for beds: kind, kitchen, pets, a night on which it must be open. What nobody knows is said plainly.",
      alt: "The town finder: filters, towns after O Cebreiro with a pharmacy, and their map",
    },
    heart: {
      heading: "Press the heart",
      text: "On the page of a town press “Add to favourites”. Without an account your favourites stay in this browser; sign in, and they come with you. You find them all under <link>favourite towns</link>.",
      alt: "The page of a town with its place on the route, its services and houses",
    },
    plan: {
      heading: "Plan with these towns",
      text: "<link>My walk</link> weighs every possible end of every day. A favourite makes a stop more attractive without forcing it; a town that you must not miss can be made a must. Move the length of a good day, and everything follows at once.",
      alt: "The planner: wishes, the days of the walk, and the way on a map",
    },
    adjust: {
      heading: "Make it yours",
      text: "Look at why each night is where it is and what it would cost to stop elsewhere. Print the plan or send its address to those who walk with you: the address holds all your wishes.",
    },
  },
  goodToKnow: {
    heading: "Good to know",
    cost: "The plan with the least strain is proven, not guessed: no other choice of stops suits your wishes better. That holds for what is known of the way.",
    beds: "Beds, seasons and prices change. Before you rely on a bed, ask the house; before you cross a pass in winter, ask the pilgrims’ office.",
  },
  start: "Start planning",
};
