/** Words of the page on which trail notes are hidden or kept. */
export const reportedNotes = {
  title: "Trail notes",
  lead: "{count, plural, =0 {No reported note is pending.} one {# reported note is pending.} other {# reported notes are pending.}} Notes are gone after three days; reported and hidden ones are kept for 30.",
  none: "There are no notes here.",
  states: { reported: "Reported", shown: "Shown", hidden: "Hidden" },
  at: "{date}, {time} UTC",
  reports: "{count, plural, =0 {Reported by nobody.} one {Reported once.} other {Reported # times.}}",
  withheld: "Three or more members have reported it: nobody sees it until you decide.",
  hide: "Hide",
  letStand: "Keep visible",
  done: { hide: "The note is hidden.", "let-stand": "The note stays visible." },
};
