import { layOut, type LaidOutLetter, type Letter } from "./letter.ts";

const letters: Readonly<Record<"en" | "es", Letter>> = {
  en: {
    subject: "Mails of Vieira arrive",
    greeting: "Hello,",
    paragraphs: ["You have asked for this mail to see whether mails go out by the connected account. They do."],
    notes: [],
    signature: "Vieira, the planner for your Camino",
  },
  es: {
    subject: "Los correos de Vieira llegan",
    greeting: "Hola:",
    paragraphs: ["Has pedido este correo para ver si la cuenta conectada envía correos. Los envía."],
    notes: [],
    signature: "Vieira, el planificador de tu Camino",
  },
};

/** A letter that shows that letters arrive. */
export function testMail(locale: "en" | "es"): LaidOutLetter {
  return layOut(letters[locale], locale);
}
