import { layOut, type LaidOutLetter, type Letter } from "./letter.ts";

interface ThanksFacts {
  /** Name of the house. */
  readonly house: string;
}

interface RefusedFacts extends ThanksFacts {
  /** Why it was not taken over, as the editor wrote it. */
  readonly reason: string;
}

interface ThanksLetters {
  accepted(facts: ThanksFacts): Letter;
  refused(facts: RefusedFacts): Letter;
}

const en: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Thank you: ${house} is up to date`,
    greeting: "Hello,",
    paragraphs: [
      `You have told us something about ${house} that we did not know. We have looked into it, and the page says it now.`,
      "Thank you, in the name of everybody who will sleep there.",
    ],
    notes: ["We have forgotten your address now. Nothing more will come."],
    signature: "Vieira, the planner for your Camino",
  }),
  refused: ({ house, reason }) => ({
    subject: `Thank you for what you told us about ${house}`,
    greeting: "Hello,",
    paragraphs: [
      `Thank you for telling us about ${house}. We have looked into it and leave the page as it is. This is why:`,
      reason,
    ],
    notes: ["We have forgotten your address now. Nothing more will come."],
    signature: "Vieira, the planner for your Camino",
  }),
};

const es: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Gracias: los datos de ${house} están al día`,
    greeting: "Hola:",
    paragraphs: [
      `Nos has contado algo sobre ${house} que no sabíamos. Lo hemos comprobado y la página ya lo dice.`,
      "Gracias en nombre de quienes dormirán allí.",
    ],
    notes: ["Ya hemos borrado tu dirección. No recibirás nada más."],
    signature: "Vieira, el planificador de tu Camino",
  }),
  refused: ({ house, reason }) => ({
    subject: `Gracias por lo que nos has contado sobre ${house}`,
    greeting: "Hola:",
    paragraphs: [
      `Gracias por escribirnos sobre ${house}. Lo hemos comprobado y dejamos la página como está. Este es el motivo:`,
      reason,
    ],
    notes: ["Ya hemos borrado tu dirección. No recibirás nada más."],
    signature: "Vieira, el planificador de tu Camino",
  }),
};

const lettersIn: Readonly<Record<"en" | "es", ThanksLetters>> = { en, es };

/** Name of these mails in the outbox. */
export const thanksTemplate = "suggestion_thanks";

/** The letter to somebody who has suggested a correction, ready for the outbox. */
export function thanksMail<Outcome extends keyof ThanksLetters>(
  outcome: Outcome,
  locale: "en" | "es",
  facts: Parameters<ThanksLetters[Outcome]>[0],
): LaidOutLetter & { readonly template: string } {
  const write = lettersIn[locale][outcome] as (given: typeof facts) => Letter;
  return { ...layOut(write(facts), locale), template: thanksTemplate };
}
