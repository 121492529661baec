import type { Letter } from "#messages/letters/letter.ts";

export const testLetter: Letter = {
  subject: "Test e-mail from Vieira",
  greeting: "Hello,",
  paragraphs: ["You asked for this e-mail to see whether the connected account sends e-mails. It does."],
  notes: [],
  signature: "Vieira, the planner for your Camino",
};
