import type { Letter } from "#messages/letters/letter.ts";

export const testLetter: Letter = {
  subject: "Correo de prueba de Vieira",
  greeting: "Hola:",
  paragraphs: ["Has pedido este correo para ver si la cuenta conectada envía correos. Los envía."],
  notes: [],
  signature: "Vieira, el planificador de tu Camino",
};
