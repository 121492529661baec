import type { SizeKind, ValidationSentences } from "./sentences.ts";

const kinds: Record<string, string> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "verdadero o falso",
  array: "una lista",
  object: "un objeto",
  record: "un objeto",
};

function counted(kind: SizeKind, limit: number): string {
  const amount = limit.toLocaleString("es");
  if (kind === "number") return amount;
  return kind === "letters" ? `${amount} caracteres` : `${amount} elementos`;
}

export const validationSentences: ValidationSentences = {
  missing: () => "Falta este dato.",
  wrongType: (expected) => `Debe ser ${kinds[expected] ?? "de otro tipo"}.`,
  unknownField: () => "No existe ese campo.",
  notOneOf: (values) => `Debe ser uno de estos valores: ${values.join(", ")}.`,
  atLeast: (kind, limit) => `Debe ser como mínimo ${counted(kind, limit)}.`,
  atMost: (kind, limit) => `Puede ser como máximo ${counted(kind, limit)}.`,
  notDate: () => "Debe ser un día del calendario, como 2027-05-10.",
  dateOutOfRange: () => "Debe ser un día de los años 1900 a 2999.",
  notEmail: () => "Debe ser una dirección de correo electrónico, como ana@example.org.",
  restMaxBelowMin: () => "El máximo de días seguidos no puede ser menor que el mínimo.",
  tooManyBranches: () => "Hay demasiados ramales.",
  wrong: () => "No es válido.",
  entry: (number, sentence) => `Elemento ${number}: ${sentence}`,
  summary: () => "Algunos campos no son válidos.",
};
