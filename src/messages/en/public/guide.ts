/** Words of the guide to planning with favourite towns. */
export const guide = {
  title: "Plan your Camino using favourite towns – Vieira",
  description:
    "In five steps from the first idea to a day-by-day plan: choose a route, find towns you like, save them as favourites and let Vieira plan every stage.",
  heading: "Plan your Camino using favourite towns",
  lead: "You already have places in mind where you would like to stay: one that was recommended to you, one with a pharmacy, one that allows dogs. Here is how they become a plan.",
  steps: {
    route: {
      heading: "Choose a route",
      text: "On <link>the page of all routes</link>, set your own pace: the days of each route follow. Tick “Compare” on up to three to see length, ascent and closures side by side.",
      alt: "Two routes side by side in a table: length, ascent, highest place and days",
    },
    towns: {
      heading: "Find towns you like",
      text: "The <link>town finder</link> shows the towns of a route in walking order. Choose where to start and which services you need, such as a pharmacy or groceries. The <houses>finder of places to stay</houses> does the same: type, kitchen, pets, a night on which it must be open. Where something is unknown, we say so.",
      alt: "The town finder: filters, towns after O Cebreiro with a pharmacy, and their map",
    },
    heart: {
      heading: "Press the heart",
      text: "On the page of a town press “Add to favourites”. Without an account your favourites are saved in this browser; sign in to have them on all your devices. You find them under <link>favourite towns</link>.",
      alt: "The page of a town: “Add to favourites”, facts about it and its place on the route",
    },
    plan: {
      heading: "Plan with these towns",
      text: "On the page of your <favourites>favourite towns</favourites> press “Plan with these towns”. The <link>planner</link> compares every possible end of every stage. A favourite makes a stop more attractive without forcing it; a town that you don’t want to miss can be a required stop. Move the length of your ideal stage, and everything follows at once.",
      alt: "The planner: preferences, the days of the plan, and the route on a map",
    },
    adjust: {
      heading: "Make it yours",
      text: "See why each night is where it is and what it would change to stop elsewhere. “Copy link” gives you a link for the people walking with you, which holds all your preferences. Once you have saved the plan in an account, you can change single days, choose places to stay and print it.",
    },
  },
  goodToKnow: {
    heading: "Worth knowing",
    cost: "The plan you see is the best possible with the data available: no other combination of stops fits your preferences better.",
    beds: "Beds, seasons and prices change. Before you rely on a bed, ask the place to stay; before you cross a pass in winter, ask the pilgrims’ office.",
    first: "Is it your first Camino? <link>What an albergue is, what to carry and how to get there</link>.",
  },
  start: "Start planning",
};
