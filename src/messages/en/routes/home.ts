/** Words of the first page. */
export const home = {
  title: "Vieira – plan your Camino to Santiago",
  description:
    "Day-by-day plans for the pilgrim routes to Santiago that fit your legs, your dates and the places to stay.",
  hero: {
    line1: "Your Camino to Santiago,",
    line2: "stage by stage",
    lead: "Say where you start and how long you like to walk in a day. Vieira plans every stage: distance, ascent, where to sleep, and why.",
    picture: "Elevation profile: {route}",
  },
  planBar: {
    label: "Plan my walk",
    route: "Route",
    from: "Start in",
    to: "Finish in",
    startDate: "Start date",
    days: "Number of days",
    anyDays: "any",
    anyStart: "Wherever my days allow",
    anyEnd: "As far as my days allow",
    arrival: "or arrive on",
    ideal: "Walking time per day",
    idealHours: "about {hours} h",
    submit: "Plan my walk",
    loadingPlaces: "Loading the towns of this route",
    placesFailed: "The towns of this route could not be loaded. The plan will use the whole route.",
  },
  routes: {
    heading: "Choose your route",
    count: "{count, plural, one {# route} other {# routes}}",
    all: "All {count} routes",
    fromTo: "{start} to {end}",
    length: "<n>{km}</n> km",
    climb: "<n>{metres}</n> m up",
    climbPart: "at least <n>{metres}</n> m up",
    climbUnknown: "ascent unknown",
    days: "<n>{days}</n> {days, plural, one {day} other {days}}",
    daysHint:
      "Days in Vieira’s plan at the normal pace: about 7 hours a day, with a bed every night where beds are known.",
    plan: "Plan: {route}",
  },
  steps: {
    heading: "How it works",
    first: "Your first Camino? Albergues, stamps, season, pack, safety",
    options: {
      title: "Say what suits you",
      text: "Where you start and finish, when you set off, how long you like to walk in a day, what you don’t want to miss.",
    },
    plan: {
      title: "See the best plan",
      text: "Vieira compares every possible end of every stage and shows the plan that takes the least effort, with the reason for each night.",
    },
    adjust: {
      title: "Make it yours",
      text: "Move a slider, stop somewhere else, add a rest day: everything else follows, and you see how each change affects the effort.",
    },
  },
  honesty: {
    heading: "What we know, and what we don’t",
    text: "{towns} towns, {houses} places to stay and {legs} sections between them come from open data. Prices, beds and opening months are often unknown. We say so and never guess.",
    link: "Where the data comes from",
  },
};
