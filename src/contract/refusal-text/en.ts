import type { RefusalSentences } from "./sentences.ts";

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

export const refusalSentences: RefusalSentences = {
  unauthenticated: () => "Sign in first.",
  forbidden: () => "This request came from another site and was not carried out.",
  csrfMismatch: () => "This page is out of date. Please try again.",
  notFound: () => "There is nothing at this address.",
  versionMissing: () => "Say in If-Match which version this change builds on.",
  versionConflict: () => "This was changed elsewhere in the meantime.",
  tooManyRequests: (seconds) => `Too many attempts. Try again in ${waiting(seconds)}.`,
  notValid: () => "Some fields are not valid.",
  fault: {
    wrong_credentials: "The e-mail address and the password do not belong together.",
    wrong_current_password: "This is not your current password.",
    account_banned: "This account has been closed. Write to us if you think that is a mistake.",
    email_taken: "There is an account with this e-mail address already.",
    password_common:
      "This password is easy to guess. Choose another one, such as a few words that do not belong together.",
    link_not_usable: "This link has been used or is too old. Ask for a new one.",
    set_up_not_possible: "This link has been used, or there is an administrator already.",
    unknown_entry: "At least one of the entries does not exist.",
    too_many_plans: "There can be 100 plans at most. Delete one first.",
    unknown_route: "There is no such route.",
    unknown_house: "There is no such house.",
    house_of_other_town: "This house is not in the town where the day ends.",
    legs_do_not_meet: "Each route has to start where the one before it ends.",
    file_missing: "Choose a file.",
    file_unreadable: "This file cannot be read as GPX, CSV or JSON.",
    file_with_entities: "Files with a document type or entities are not read.",
    file_without_stops: "No places where days end are found in this file.",
    track_unreadable: "This file cannot be read as GPX, KML or GeoJSON.",
    track_without_points: "There is no line with at least two points in this file.",
    track_with_bad_points:
      "At least one point of this file has no place on the earth: latitudes go from −90 to 90, longitudes from −180 to 180.",
    track_too_long: "A file may have 100,000 points at most.",
    proposal_gone: "This preview was applied already or is older than an hour. Choose the file again.",
    proposal_empty: "This file would change nothing of the route.",
    file_of_no_route: "The places of this file do not lie on one of the routes.",
    too_many_days: "A plan has 120 days at most.",
    start_date_missing: "A calendar needs a plan with a start date.",
    owner_link_not_usable: "This link has been used or is too old. Write to us and we send a new one.",
    form_too_old: "This page was open for too long. Look it over and send it once more.",
    form_too_quick: "That was very quick. Look it over and send it once more.",
    no_mail_address: "No e-mail address of this house or its owner is known. Write one here.",
    mail_not_waiting: "This mail has been sent or is under way.",
    nothing_changed: "This is what we have already. Change something or write a few words.",
    nothing_chosen: "Choose at least one field.",
    highest_below_lowest: "The highest price must not be below the lowest.",
    both_coordinates: "Latitude and longitude belong together.",
    words_too_long: "Notes have 10,000 characters at most.",
    no_such_day: "The plan has no such day.",
    not_a_walk: "This is not a day of walking.",
    not_a_rest: "This is not a day of rest.",
    no_earlier_end: "This day cannot end earlier.",
    no_later_end: "This day cannot end later.",
    no_place_to_split: "There is no place on the way where this day could be split.",
    no_neighbouring_walk: "There is no day of walking beside this one.",
    no_rest_at_end: "There is no day of rest where the walk ends.",
  },
};
