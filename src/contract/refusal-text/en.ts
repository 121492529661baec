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
  },
};
