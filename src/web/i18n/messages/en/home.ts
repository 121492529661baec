/** Words of the first page. */
export const home = {
  title: "Vieira – plan your walk to Santiago",
  description:
    "Day-by-day plans for the pilgrim routes to Santiago that fit your legs, your dates and the beds on the way.",
  hero: {
    line1: "Your road to Santiago,",
    line2: "one good day at a time",
    lead: "Say where you begin and what a good day is for you. Vieira lays out every day: how far, how high, where to sleep, and why there.",
    picture: "Elevation profile of the {route}",
  },
  planBar: {
    label: "Plan my walk",
    route: "Route",
    from: "Start in",
    to: "Walk to",
    startDate: "Leave on",
    ideal: "A good day is",
    idealHours: "about {hours} h",
    submit: "Plan my walk",
    loadingPlaces: "Loading the towns of this route",
    placesFailed: "The towns of this route could not be loaded. The plan will use the whole route.",
  },
  routes: {
    heading: "Choose your way",
    count: "{count, plural, one {# route} other {# routes}}",
    fromTo: "{start} to {end}",
    length: "<n>{km}</n> km",
    climb: "<n>{metres}</n> m up",
    climbUnknown: "climb not known",
    days: "<n>{days}</n> {days, plural, one {day} other {days}}",
    daysHint:
      "Days are those of Vieira’s plan with its default pace: about 7 hours a day, beds required where any are known.",
    plan: "Plan the {route}",
  },
  steps: {
    heading: "How it works",
    wish: {
      title: "Say what suits you",
      text: "Where from and to, when you leave, how long a good day is, what you would rather not miss.",
    },
    plan: {
      title: "See the best plan",
      text: "Vieira weighs every possible end of every day and shows the plan with the least strain, with the reason for each night.",
    },
    adjust: {
      title: "Make it yours",
      text: "Move a slider, stop somewhere else, add a rest day: everything else follows, and you see what each change costs.",
    },
  },
  honesty: {
    heading: "What is known, and what is not",
    text: "{towns} places, {houses} houses and {legs} legs between them come from open data. Prices, beds and opening months are often unknown. Then we say so and never guess.",
    link: "Where the data comes from",
  },
};
