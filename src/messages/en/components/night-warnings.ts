/** What is to be known of nights of a plan: said by the planner and of saved plans. */
export const nightWarnings = {
  no_bed_known:
    "<b>{count, plural, one {No place to stay is known} other {On # nights no place to stay is known}}:</b> {places}. Check for beds ahead, or sleep elsewhere.",
  all_closed:
    "<b>{count, plural, one {All known places to stay are closed} other {On # nights all known places to stay are closed}}:</b> {places}. Sleep elsewhere, or change the date.",
  none_known_open:
    "<b>{count, plural, one {No place to stay is known to be open} other {On # nights no place to stay is known to be open}}:</b> {places}. From November to Easter many are closed; call first.",
  few_beds:
    "<b>{count, plural, one {Only one place to stay is known} other {# nights have only one known place to stay}}:</b> {places}. Book ahead.",
  few_of_types:
    "<b>{count, plural, one {Only one place to stay of your types is known} other {# nights have only one known place to stay of your types}}:</b> {places}. Book ahead.",
  no_food_known:
    "<b>{count, plural, one {No shop or restaurant is known} other {# nights without a known shop or restaurant}}:</b> {places}. Bring food.",
  food_unknown: "There is no data on shops and restaurants on this route yet.",
  fullness_unknown:
    "<b>No data on how full {count, plural, one {this night is} other {these nights are}}:</b> {places}.",
  place: "{town} (day {day})",
  andMore: "{places} and {count} more",
};
