import type { ThanksLetters } from "#messages/letters/thanks.ts";

export const thanksLetters: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Gracias: los datos de ${house} están al día`,
    greeting: "Hola:",
    paragraphs: [
      `Nos has contado algo sobre ${house} que no sabíamos. Lo hemos comprobado y hemos actualizado la página.`,
      "Gracias en nombre de quienes dormirán allí.",
    ],
    notes: ["Ya hemos eliminado tu correo electrónico. No recibirás nada más."],
    signature: "Vieira, el planificador de tu Camino",
  }),
  refused: ({ house, reason }) => ({
    subject: `Gracias por lo que nos has contado sobre ${house}`,
    greeting: "Hola:",
    paragraphs: [
      `Gracias por escribirnos sobre ${house}. Lo hemos comprobado y dejamos la página como está. Este es el motivo:`,
      reason,
    ],
    notes: ["Ya hemos eliminado tu correo electrónico. No recibirás nada más."],
    signature: "Vieira, el planificador de tu Camino",
  }),
};
