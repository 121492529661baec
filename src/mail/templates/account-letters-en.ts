import type { AccountLetters } from "./account-letters.ts";

const signature = "Vieira, the planner for your Camino";
const linkHint = "If the button does not work, open this address:";
const greet = (name: string): string => `Hello ${name},`;

export const accountLettersEn: AccountLetters = {
  welcome: ({ name, link }) => ({
    subject: "Welcome to Vieira",
    greeting: greet(name),
    paragraphs: [
      "Your account is ready. Your plans and favourites are now kept for you, on every device where you sign in.",
      "Please confirm that this is your e-mail address, so that we can help you if you ever forget your password.",
    ],
    button: { label: "Confirm e-mail address", url: link },
    linkHint,
    notes: ["The link works once, within 24 hours.", "You have not signed up? Then ignore this mail."],
    signature,
  }),
  confirmEmail: ({ name, link }) => ({
    subject: "Confirm your e-mail address",
    greeting: greet(name),
    paragraphs: ["Please confirm that this is your e-mail address."],
    button: { label: "Confirm e-mail address", url: link },
    linkHint,
    notes: ["The link works once, within 24 hours."],
    signature,
  }),
  resetPassword: ({ name, link }) => ({
    subject: "Choose a new password",
    greeting: greet(name),
    paragraphs: ["Somebody, we hope you, has asked for a new password for your account."],
    button: { label: "Choose a new password", url: link },
    linkHint,
    notes: [
      "The link works once, within 60 minutes. You will be signed out everywhere else.",
      "It was not you? Then ignore this mail; your password stays as it is.",
    ],
    signature,
  }),
  changeEmail: ({ name, link, newEmail }) => ({
    subject: "Confirm your new e-mail address",
    greeting: greet(name),
    paragraphs: [`You want to use ${newEmail} for your account. Please confirm it; until then nothing changes.`],
    button: { label: "Confirm new address", url: link },
    linkHint,
    notes: ["The link works once, within 24 hours.", "It was not you? Then ignore this mail."],
    signature,
  }),
  emailWillChange: ({ name, link, newEmail }) => ({
    subject: "Your e-mail address is about to change",
    greeting: greet(name),
    paragraphs: [
      `Somebody, we hope you, wants to use ${newEmail} for your account instead of this address.`,
      "It was not you? Then choose a new password now. That stops the change and signs out everybody else.",
    ],
    button: { label: "It was not me", url: link },
    linkHint,
    notes: ["It was you? Then there is nothing to do here."],
    signature,
  }),
};
