import type { AccountLetters } from "#messages/letters/account.ts";
import type { Letter } from "#messages/letters/letter.ts";

export const accountLetters: AccountLetters = {
  greet: (name) => (name === null ? "Hello," : `Hello ${name},`),
  linkHint: "If the button does not work, open this link:",
  signature: "Vieira, the planner for your Camino",
  letters: {
    welcome: ({ link }) => ({
      subject: "Welcome to Vieira",
      paragraphs: [
        "Your account is ready. Your plans and favourites are saved in it and available on every device where you sign in.",
        "Please confirm that this is your e-mail address, so that we can help you if you ever forget your password.",
      ],
      button: { label: "Confirm e-mail address", url: link },
      notes: ["The link works once, within 24 hours.", "If you haven’t created an account, ignore this e-mail."],
    }),
    confirmEmail: ({ link }) => ({
      subject: "Confirm your e-mail address",
      paragraphs: ["Please confirm that this is your e-mail address."],
      button: { label: "Confirm e-mail address", url: link },
      notes: ["The link works once, within 24 hours."],
    }),
    resetPassword: ({ link }) => ({
      subject: "Choose a new password",
      paragraphs: ["Somebody, hopefully you, has asked for a new password for your account."],
      button: { label: "Choose a new password", url: link },
      notes: [
        "The link works once, within 60 minutes. You will be signed out everywhere else.",
        "If this wasn’t you, ignore this e-mail; your password stays as it is.",
      ],
    }),
    changeEmail: ({ link, newEmail }) => ({
      subject: "Confirm your new e-mail address",
      paragraphs: [`You want to use ${newEmail} for your account. Please confirm it; until then nothing changes.`],
      button: { label: "Confirm new address", url: link },
      notes: [
        "The link works once, within 24 hours, where you are signed in.",
        "If this wasn’t you, ignore this e-mail.",
      ],
    }),
    emailWillChange: ({ link, newEmail }) => ({
      subject: "Your e-mail address is about to change",
      paragraphs: [
        `Somebody, hopefully you, wants to use ${newEmail} for your account instead of this address.`,
        "If this wasn’t you, tell us. That stops the change, signs everybody out and lets you choose a new password.",
      ],
      button: { label: "This wasn’t me", url: link },
      notes: ["The link works for three days, even after the change.", "If this was you, there is nothing to do."],
    }),
    tokenMade: ({ link }) => ({
      subject: "An app can now use your account",
      paragraphs: [
        "An app has just been connected to your account with your password.",
        "If this wasn’t you, change your password now. That disconnects all apps and signs everybody else out.",
      ],
      button: { label: "Show connected apps", url: link },
      notes: ["If this was you, there is nothing to do."],
    }),
    passwordsTried: ({ link }) => ({
      subject: "Somebody is trying to guess your password",
      paragraphs: [
        "Within a day, 50 wrong passwords have been entered for your account. From now on, we only allow further attempts from time to time.",
        "On devices where you have signed in before, nothing changes for you. On a new device, choosing a new password lets you in at once.",
      ],
      button: { label: "Choose a new password", url: link },
      notes: ["If you use this password on other sites too, change it there and here."],
    }),
    codesTried: ({ link }) => ({
      subject: "Somebody knows your password",
      paragraphs: [
        "Somebody has entered your password and then several wrong codes for two-step sign-in. They have not got in.",
        "If this wasn’t you, choose a new password now.",
      ],
      button: { label: "Choose a new password", url: link },
      notes: ["If this was you, check that your phone’s clock is right, or use one of your recovery codes."],
    }),
    secondFactorOn: ({ link }) => ({
      subject: "Two-step sign-in is on",
      paragraphs: [
        "From now on, signing in to your account needs your password and a code from your authenticator app.",
        "If this wasn’t you, choose a new password and write to us.",
      ],
      button: { label: "Show your account", url: link },
      notes: ["Keep your recovery codes where you can find them without your phone."],
    }),
    secondFactorOff: ({ link }) => ({
      subject: "Two-step sign-in is off",
      paragraphs: [
        "From now on, your password alone is enough to sign in to your account.",
        "If this wasn’t you, choose a new password now and turn two-step sign-in on again.",
      ],
      button: { label: "Show your account", url: link },
      notes: ["If this was you, there is nothing to do."],
    }),
    secondFactorRemoved: ({ link }) => ({
      subject: "An administrator has turned off your two-step sign-in",
      paragraphs: [
        "From now on, your password alone is enough to sign in to your account. You have been signed out everywhere.",
        "If you hadn’t asked for this, choose a new password now and write to us.",
      ],
      button: { label: "Sign in", url: link },
      notes: ["You can turn two-step sign-in on again at any time."],
    }),
    passkeyAdded: ({ link }) => ({
      subject: "A passkey has been added to your account",
      paragraphs: [
        "From now on, your account can be opened with this passkey, without your password.",
        "If this wasn’t you, remove it now and choose a new password.",
      ],
      button: { label: "Show your passkeys", url: link },
      notes: ["If this was you, there is nothing to do."],
    }),
    passkeyRemoved: ({ link }) => ({
      subject: "A passkey has been removed from your account",
      paragraphs: [
        "It no longer opens your account. You have been signed out on your other devices.",
        "If this wasn’t you, choose a new password now and write to us.",
      ],
      button: { label: "Show your passkeys", url: link },
      notes: ["Your device may still offer it: remove it there too."],
    }),
    recoveryCodeUsed: ({ link, left }) => ({
      subject: "A recovery code has been used",
      paragraphs: [
        `Somebody, hopefully you, has signed in with one of your recovery codes. ${left === 1 ? "1 is" : `${left} are`} left.`,
        "If this wasn’t you, change your password now and create new recovery codes.",
      ],
      button: { label: "Show your account", url: link },
      notes: ["A recovery code works once."],
    }),
  },
};

export const testLetter: Letter = {
  subject: "Test e-mail from Vieira",
  greeting: "Hello,",
  paragraphs: ["You asked for this e-mail to see whether the connected account sends e-mails. It does."],
  notes: [],
  signature: "Vieira, the planner for your Camino",
};
