/** What is said where preferences have no plan, or no plan yet. */
export const noPlan = {
  leading: {
    heading: "{count, plural, one {Another route leads there} other {Other routes lead there}}",
    plan: "Plan on the {route}",
  },
  fix: {
    useDays: "Use {days, plural, one {# day} other {# days}}",
    anyDays: "Any number of days",
    allowMax: "Allow stages of {max}",
    ignoreBeds: "Include places without known beds",
    anyBed: "Any type of place to stay",
    noAvoid: "Clear places to avoid",
    noBranches: "Let Vieira choose the variants",
    noRests: "No rest days",
    noMustStops: "Remove required stops",
    noPins: "Remove the days you have pinned",
    startOn: "Start on {date}",
    freeVariants: "Use variants too",
    noDate: "Plan without a date",
    wholeRoute: "Walk the whole route",
    leaveOut: "Leave out {town}",
    leaveOutBranch: "Remove it",
  },
  fitting: {
    elsewhere: "Where else could you begin with {days, plural, one {# day} other {# days}}?",
    nowhere: "No other town with a bus or train fits this number of days.",
    waiting: "Looking for walks that fit",
    heading: {
      begin: "Begin later: {days, plural, one {# day} other {# days}} to the end",
      end: "Walk the first part: {days, plural, one {# day} other {# days}}",
      rest: "Take your time",
    },
    begin: "Begin in {town}",
    end: "End in {town}",
    rest: "Add rest days",
    restMost: "Add rest days: {days, plural, one {# day} other {# days}} at most",
    best: "fits best",
  },
  empty: {
    heading: "No days to show",
    text: "Your preferences contradict each other. Change one of them and the days will appear here.",
  },
  pending: {
    heading: "Your browser is calculating the plan",
    text: "The server is busy right now. Once the route has loaded, your browser calculates the plan itself.",
    withoutScript:
      "This needs JavaScript. Without it, try again in a moment: the server is still working on your plan.",
    tryAgain: "Try again",
  },
};
