/** Why a day of a plan cannot be changed as was asked, on pages and in the API. */
export const dayErrors = {
  no_such_day: "The plan has no such day.",
  not_a_walk: "This is not a walking day.",
  not_a_rest: "This is not a rest day.",
  no_earlier_end: "This stage cannot end earlier.",
  no_later_end: "This stage cannot end later.",
  no_place_to_split: "There is no town where this stage could be split.",
  no_neighbouring_walk: "There is no walking day next to this one.",
  no_rest_at_end: "A rest day isn’t possible where the plan ends.",
};
