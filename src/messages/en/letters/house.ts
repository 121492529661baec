import type { HouseLetters, ThanksLetters } from "#messages/letters/house.ts";

const greet = (owner: string | null): string => (owner === null ? "Hello," : `Hello ${owner},`);
const linkNotes = [
  "You don’t need an account. The link works once, within 60 days, and is for you alone.",
  "Not your accommodation? Please reply and let us know.",
];

export const houseLetters: HouseLetters = {
  templates: {
    confirm: ({ house, town, owner }) => ({
      subject: `Are the details of ${house} correct?`,
      paragraphs: [
        greet(owner),
        `Pilgrims plan their nights with Vieira, and ${house} in ${town} is one of the places to stay they find there.`,
        "Could you check what we show them? One click tells us that everything is correct; anything that isn’t, you can correct on the same page.",
      ],
    }),
    correct: ({ house, town, owner }) => ({
      subject: `What has changed? ${house}, ${town}`,
      paragraphs: [
        greet(owner),
        `Somebody has told us that something has changed at ${house} in ${town}.`,
        "Could you correct what we show pilgrims? It takes a few minutes, and we check your answer before the page changes.",
      ],
    }),
    welcome: ({ house, town, owner }) => ({
      subject: `${house} is on Vieira`,
      paragraphs: [
        greet(owner),
        `${house} in ${town} has a page on Vieira, the planner for the Camino. It is free, and it stays free.`,
        "If anything on it is wrong, reply to this e-mail or suggest a correction on the page.",
      ],
    }),
  },
  buttons: {
    confirm: "See what we show",
    correct: "Correct what we show",
    welcome: "See your page",
  },
  linkHint: "If the button does not work, open this link:",
  notes: {
    confirm: linkNotes,
    correct: linkNotes,
    welcome: ["Not your accommodation? Please reply and let us know."],
  },
  signature: "Vieira, the planner for your Camino",
  unsubscribe: "Stop e-mails from Vieira",
};

export const thanksLetters: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Thank you: ${house} is up to date`,
    greeting: "Hello,",
    paragraphs: [
      `You told us something about ${house} that we did not know. We have checked it and updated the page.`,
      "Thank you, on behalf of everybody who will sleep there.",
    ],
    notes: ["We have deleted your address. You won’t hear from us again."],
    signature: "Vieira, the planner for your Camino",
  }),
  refused: ({ house, reason }) => ({
    subject: `Thank you for what you told us about ${house}`,
    greeting: "Hello,",
    paragraphs: [
      `Thank you for telling us about ${house}. We have checked it and left the page as it is, for this reason:`,
      reason,
    ],
    notes: ["We have deleted your address. You won’t hear from us again."],
    signature: "Vieira, the planner for your Camino",
  }),
};
