import type { HouseLetters, ThanksLetters } from "#messages/letters/house.ts";

const greet = (owner: string | null): string => (owner === null ? "Hola:" : `Hola, ${owner}:`);
const linkNotes = [
  "No necesitas cuenta. El enlace sirve una sola vez, durante 60 días, y es solo para ti.",
  "¿No gestionas este alojamiento? Respóndenos y lo corregiremos.",
];

export const houseLetters: HouseLetters = {
  templates: {
    confirm: ({ house, town, owner }) => ({
      subject: `¿Son correctos los datos de ${house}?`,
      paragraphs: [
        greet(owner),
        `Los peregrinos planifican sus noches con Vieira, y ${house}, en ${town}, es uno de los alojamientos que encuentran.`,
        "¿Puedes revisar lo que les mostramos? Si todo es correcto, nos lo dices con un clic; si no, puedes corregirlo en la misma página.",
      ],
    }),
    correct: ({ house, town, owner }) => ({
      subject: `¿Qué ha cambiado? ${house}, ${town}`,
      paragraphs: [
        greet(owner),
        `Nos han dicho que algo ha cambiado en ${house}, en ${town}.`,
        "¿Puedes corregir lo que mostramos a los peregrinos? Solo lleva unos minutos, y lo revisamos antes de cambiar la página.",
      ],
    }),
    welcome: ({ house, town, owner }) => ({
      subject: `${house} está en Vieira`,
      paragraphs: [
        greet(owner),
        `${house}, en ${town}, tiene una página en Vieira, el planificador del Camino. Es gratis y lo seguirá siendo.`,
        "Si algo no es correcto, responde a este correo o sugiere una corrección en la página.",
      ],
    }),
  },
  buttons: {
    confirm: "Ver lo que mostramos",
    correct: "Corregir lo que mostramos",
    welcome: "Ver tu página",
  },
  linkHint: "Si el botón no funciona, abre este enlace:",
  notes: {
    confirm: linkNotes,
    correct: linkNotes,
    welcome: ["¿No gestionas este alojamiento? Respóndenos y lo corregiremos."],
  },
  signature: "Vieira, el planificador de tu Camino",
  unsubscribe: "No recibir más correos de Vieira",
};

export const thanksLetters: ThanksLetters = {
  accepted: ({ house }) => ({
    subject: `Gracias: los datos de ${house} están al día`,
    greeting: "Hola:",
    paragraphs: [
      `Nos has contado algo sobre ${house} que no sabíamos. Lo hemos comprobado y hemos actualizado la página.`,
      "Gracias en nombre de todas las personas que dormirán allí.",
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
