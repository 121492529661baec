/** Words of what may be walked beyond a plan, and by other routes; they come with what is shown of it. */
export const furtherWalks = {
  heading: "Walk on, or by another route",
  onward: "Beyond {town}",
  walkOn: "On to {towns}",
  facts: "{days, plural, one {# day} other {# days}}, {distance}",
  insteadHeading: "Other routes from here",
  instead: "From {town} you could go on along the {route}: {change}.",
  noBed: "You would spend a night in {town}, where no place to stay is known.",
  days: "{sign, select, less {{count, plural, one {# day} other {# days}} shorter} more {{count, plural, one {# day} other {# days}} longer} other {as many days}}",
  distance: "{sign, select, less {{distance} less} more {{distance} more} other {as far}}",
  climb: "{sign, select, less {less climbing} more {more climbing} other {about as much climbing}}",
  take: "Go by the {route}",
  added: "Then on to {towns}",
  total:
    "{days, plural, one {# more day} other {# more days}}, {distance}; {all, plural, one {# day} other {# days}} in all",
  remove: "End in {town}",
  loading: "Planning the way on …",
  failed: "The way on couldn’t be planned. Try again when you are online.",
  impossible: "No plan on to {towns} fits these preferences.",
  saved: "Your plan now goes on to {towns}.",
  changed: "Your plan now goes along the {route}.",
  refused: "The plan couldn’t be changed: {reason}",
};
