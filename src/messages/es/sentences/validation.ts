import type { SizeKind, ValidationSentences } from "#messages/sentences/validation.ts";

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
  if (kind === "letters") return `${amount} ${limit === 1 ? "carácter" : "caracteres"}`;
  return `${amount} ${limit === 1 ? "elemento" : "elementos"}`;
}

export const validationSentences: ValidationSentences = {
  missing: () => "Campo obligatorio.",
  wrongType: (expected) => `Debe ser ${kinds[expected] ?? "de otro tipo"}.`,
  unknownField: () => "No existe ese campo.",
  notOneOf: (values) => `Debe ser uno de estos valores: ${values.join(", ")}.`,
  atLeast: (kind, limit) =>
    kind === "number"
      ? `No puede ser menor que ${counted(kind, limit)}.`
      : `Debe tener al menos ${counted(kind, limit)}.`,
  atMost: (kind, limit) =>
    kind === "number"
      ? `No puede ser mayor que ${counted(kind, limit)}.`
      : `Puede tener como máximo ${counted(kind, limit)}.`,
  notDate: () => "Debe ser un día del calendario, como 2027-05-10.",
  dateOutOfRange: () => "Debe ser un día de los años 1900 a 2999.",
  notEmail: () => "Debe ser un correo electrónico, como ana@example.org.",
  restMaxBelowMin: () => "El máximo de días seguidos no puede ser menor que el mínimo.",
  tooManyBranches: () => "Hay demasiadas variantes.",
  wrong: () => "No es válido.",
  entry: (number, sentence) => `Elemento ${number}: ${sentence}`,
  summary: () => "Algunos campos no son válidos.",
};
