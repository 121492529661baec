/** An opened day of the planner: why it ends where it does, and where else it could. */
export const dayChoices = {
  from: "You start from {town}",
  town: "Places to stay and services in {town}",
  earlier: "End earlier",
  later: "End later",
  endAt: "End in {town}",
  release: "Remove this required stop",
  elsewhere: "Or stop somewhere else",
  elsewhereHint: "How well the whole plan would then fit your preferences.",
  nowhereElse: "This stage cannot end anywhere else.",
  waiting: "Looking for other places",
  showAll: "Show all {count}",
  numbers: "Costs as numbers",
  numbersHint:
    "How much more or less the plan costs, in the planner’s own measure: 0.1 is about one stage that is 1¼ hours too long.",
  stopIn: "Stop in {town} instead",
  alternativeFacts:
    "{km}, {hours}, {houses, plural, =0 {no place to stay known} one {# place to stay} other {# places to stay}}{typesChosen, select, true { of your types} other {}}",
  overMax: "over your longest stage",
  change: {
    minutes: "{minutes} min",
    nextLonger: "the next day gets {by} longer",
    nextShorter: "the next day gets {by} shorter",
    nextSame: "the next day stays about as long",
    days: "{after, plural, =1 {one day} =2 {two days} =3 {three days} =4 {four days} other {# days}} of about {hoursAfter} instead of {before, plural, =1 {one} =2 {two} =3 {three} =4 {four} other {#}} of {hoursBefore}",
    instead: "{after} instead of {before}",
    shifted: "{count, plural, other {# days}} shift, the longest {longest} instead of {was}",
    otherNights: "{count, plural, one {one other night changes} other {# other nights change}}",
    arriveLater: "you arrive {count, plural, one {a day} other {# days}} later",
    arriveEarlier: "you arrive {count, plural, one {a day} other {# days}} earlier",
  },
};
