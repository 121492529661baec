import type { ThanksLetters } from "#messages/letters/thanks.ts";

export const thanksLetters: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Thank you: ${house} is up to date`,
    greeting: "Hello,",
    paragraphs: [
      `You told us something about ${house} that we did not know. We have checked it and updated the page.`,
      "Thank you, in the name of everybody who will sleep there.",
    ],
    notes: ["We have deleted your address. You won’t hear from us again."],
    signature: "Vieira, the planner for your Camino",
  }),
  refused: ({ house, reason }) => ({
    subject: `Thank you for what you told us about ${house}`,
    greeting: "Hello,",
    paragraphs: [
      `Thank you for telling us about ${house}. We have checked it and leave the page as it is. This is why:`,
      reason,
    ],
    notes: ["We have deleted your address. You won’t hear from us again."],
    signature: "Vieira, the planner for your Camino",
  }),
};
