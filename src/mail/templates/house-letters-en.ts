import type { HouseLetters } from "./house-letters.ts";

const greet = (owner: string | null): string => (owner === null ? "Hello," : `Hello ${owner},`);
const linkNotes = [
  "No account is needed. The link works once, within 60 days, and is for you alone.",
  "You do not run this house? Then please answer this mail.",
];

export const houseLettersEn: HouseLetters = {
  templates: {
    confirm: ({ house, town, owner }) => ({
      subject: `Is this still right? ${house}, ${town}`,
      paragraphs: [
        greet(owner),
        `Pilgrims plan their nights with Vieira, and ${house} in ${town} is among the houses that they find there.`,
        "Would you look at what we show them? One press says that all of it is still right; what is not, you can correct on the same page.",
      ],
    }),
    correct: ({ house, town, owner }) => ({
      subject: `What is different now? ${house}, ${town}`,
      paragraphs: [
        greet(owner),
        `Somebody has told us that something has changed at ${house} in ${town}.`,
        "Would you put right what we show pilgrims? It takes a few minutes, and we look at it before the page changes.",
      ],
    }),
    welcome: ({ house, town, owner }) => ({
      subject: `${house} is on Vieira`,
      paragraphs: [
        greet(owner),
        `${house} in ${town} has a page on Vieira, the planner for the Camino. It is free, and it stays free.`,
        "If anything on it is wrong, answer this mail or suggest a correction on the page.",
      ],
    }),
  },
  buttons: {
    confirm: "Look at what we show",
    correct: "Correct what we show",
    welcome: "See your page",
  },
  linkHint: "If the button does not work, open this address:",
  notes: {
    confirm: linkNotes,
    correct: linkNotes,
    welcome: ["You do not run this house? Then please answer this mail."],
  },
  signature: "Vieira, the planner for your Camino",
  unsubscribe: "Receive no more e-mails from Vieira",
};
