import type { EditError } from "#domain/plan-editing/edit.ts";

/** Sentences for what a use-case can refuse, one function for each error. */
export interface ErrorSentences {
  unauthenticated(): string;
  forbidden(): string;
  byToken(): string;
  beyondScope(): string;
  secondFactorNeeded(): string;
  csrfMismatch(): string;
  /** No cookie has come, although every answer gives one. */
  cookiesMissing(): string;
  notFound(): string;
  /** It does not exist or is not published. */
  absent: Readonly<Record<"route" | "town" | "accommodation", string>>;
  /** For people who open the address of a calendar in a browser. */
  calendarEnded(): string;
  versionMissing(): string;
  versionConflict(): string;
  tooManyRequests(seconds: number): string;
  /** The database does not answer, takes no changes, or nobody knows whether it has written this one. */
  away: Readonly<Record<"unreachable" | "disk-full" | "read-only" | "unknown-outcome", string>>;
  /** There is too much to do at the moment. */
  unavailable(seconds: number): string;
  /** Above the sentences of the fields. */
  notValid(): string;
  field: Readonly<Record<FieldErrorCode, string>>;
}

/** What can be wrong with a field that has the right shape. */
export type FieldErrorCode =
  | "wrong_credentials"
  | "wrong_current_password"
  | "current_password_missing"
  | "code_missing"
  | "sign_in_too_long"
  | "code_wrong"
  | "second_factor_on"
  | "second_factor_off"
  | "second_factor_not_begun"
  | "own_second_factor"
  | "passkeys_off"
  | "passkey_refused"
  | "passkey_too_late"
  | "passkey_unknown"
  | "passkey_known"
  | "passkey_copied"
  | "passkey_needed"
  | "too_many_passkeys"
  | "account_banned"
  | "email_own"
  | "email_taken"
  | "password_common"
  | "link_not_usable"
  | "link_of_other_account"
  | "set_up_not_possible"
  | "unknown_entry"
  | "too_many_plans"
  | "unknown_route"
  | "unknown_house"
  | "house_of_other_town"
  | "legs_do_not_meet"
  | "file_missing"
  | "file_unreadable"
  | "file_is_archive"
  | "file_too_large"
  | "file_backwards"
  | "file_takes_too_long"
  | "file_with_entities"
  | "file_without_stops"
  | "file_of_no_route"
  | "track_unreadable"
  | "track_without_points"
  | "track_with_bad_points"
  | "track_too_long"
  | "track_too_large"
  | "proposal_gone"
  | "proposal_empty"
  | "too_many_days"
  | "words_too_long"
  | "plan_too_large"
  | "start_date_missing"
  | "owner_link_not_usable"
  | "form_too_old"
  | "form_too_quick"
  | "no_mail_address"
  | "letters_refused"
  | "unsubscribe_link_not_usable"
  | "mail_not_waiting"
  | "google_not_configured"
  | "google_not_connected"
  | "google_did_not_send"
  | "connection_not_begun"
  | "connection_refused"
  | "connection_may_not_send"
  | "nothing_changed"
  | "nothing_chosen"
  | "highest_below_lowest"
  | "both_coordinates"
  | "longest_below_shortest"
  | "place_missing"
  | "place_swapped"
  | "town_not_on_route"
  | "not_of_plan"
  | "diary_empty"
  | "too_many_photos_of_day"
  | "too_many_photos_of_plan"
  | "too_long_ago"
  | "unknown_record"
  | "slug_taken"
  | "record_taken"
  | "in_use"
  | "not_storable"
  | "same_town"
  | "same_waypoint"
  | "climb_above_length"
  | "arc_twice"
  | "override_without_source"
  | "branch_would_break"
  | "main_misses_ends"
  | "main_twice"
  | "shorter_than_straight"
  | "line_elsewhere"
  | "arcs_do_not_join"
  | "segments_do_not_join"
  | "does_not_join"
  | "not_an_end"
  | "arc_off_route"
  | "not_revertible"
  | "no_walk"
  | "table_unreadable"
  | "table_too_long"
  | "table_too_wide"
  | "register_unreadable"
  | "register_broken_off"
  | "register_too_long"
  | "register_too_wide"
  | "register_too_large"
  | "register_cell_too_long"
  | "register_columns"
  | "register_column_twice"
  | "register_source"
  | "register_date"
  | "register_state"
  | "register_none_ticked"
  | "register_too_many"
  | "register_lines"
  | "unknown_column"
  | "stale_row"
  | "row_twice"
  | "row_overfull"
  | "photo_of_other_kind"
  | "photo_mislabelled"
  | "photo_heic"
  | "photo_broken"
  | "photo_too_many_pixels"
  | "photo_too_large"
  | "photos_changed"
  | "last_administrator"
  | "email_confirmed"
  | "email_unconfirmed"
  | "changed_elsewhere"
  | EditError;
