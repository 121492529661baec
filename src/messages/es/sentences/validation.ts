import type { SizeKind, ValidationSentences, FilterProblem, ImportSentences } from "#messages/sentences/validation.ts";

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
  notOneValue: () => "Admite un solo valor, no varios.",
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
  dateOutOfRange: () => "Debe ser un día entre los años 1900 y 2999.",
  inFuture: () => "No puede ser una fecha futura.",
  notTime: () => "Debe ser una hora del día, como 14:30.",
  notSlug: () => "Usa solo minúsculas de la a a la z, cifras y guiones, como arzua-monte-do-gozo.",
  notRouteSlug: () => "Debe empezar por camino-, como camino-frances.",
  notColour: () => "Debe ser # y seis cifras de 0–9 y a–f en minúsculas, como #1f7a4d.",
  notOneLine: () => "Debe ser una sola línea, sin saltos de línea ni tabuladores.",
  notMoment: () => "Debe ser una fecha con hora, como 2027-05-10T08:30:00Z.",
  notPartialDate: () => "Debe ser un día, un mes o un año, como 2026-11-23, 2026-11 o 2026.",
  notDayOfYear: () => "Debe ser un mes y un día, como 11-01 para el 1 de noviembre.",
  notUuid: () => "Debe ser un UUID.",
  notRecordNumber: () => "Elige una de las sugerencias o escribe el número de una ficha, como 117.",
  notRecordUuid: () => "Elige una de las sugerencias o escribe el UUID de una ficha.",
  notWebAddress: () => "Debe ser una dirección web, como https://example.org.",
  notTelephone: () => "Debe ser un solo número de teléfono, como +34 981 000 000.",
  notCurrency: () => "Deben ser las tres letras de una moneda, como EUR.",
  notSeason: () =>
    "Escribe la temporada como «1 de abril a 31 de octubre», «Semana Santa a octubre» o «todo el año»; separa varios periodos con punto y coma y pon los días de la semana entre paréntesis: «(sáb dom)».",
  notSeasonEnd: () =>
    "Debe ser un mes y un día, como 04-01 para el 1 de abril, o easter, easter-7 o easter+7 (Pascua).",
  notEmail: () => "Debe ser un correo electrónico, como ana@example.org.",
  restMaxBelowMin: () => "El máximo de días seguidos no puede ser menor que el mínimo.",
  tooManyBranches: () => "Hay demasiadas variantes.",
  versionTags: () => 'Debe indicar versiones, como "3" o "3", "4", o ser *.',
  pinnedTwice: () => "Dos elementos fijan este día de forma distinta. Deja solo uno.",
  routeOrBox: () => "Indica una ruta o un recuadro, pero no ambos.",
  routeOrTown: () => "Indica una ruta o una localidad.",
  wrong: () => "No es válido.",
  entry: (number) => `Elemento ${number}`,
  summary: () => "Algunos campos no son válidos.",
};

export function filterSentence(problem: FilterProblem): string {
  switch (problem.kind) {
    case "unknown-route":
      return `No existe la ruta ${problem.value}.`;
    case "unknown-town":
      return `No existe la localidad ${problem.value}.`;
    case "unknown-branch":
      return `La ruta no tiene la variante ${problem.value}.`;
    case "not-on-route":
      return `La localidad ${problem.value} no está en esta ruta.`;
    case "not-one-of":
      return `Aquí no hay ${problem.value}; hay: ${problem.values.join(", ")}.`;
    case "needs-one-route":
      return "Esto necesita exactamente una ruta.";
    case "no-way":
      return "La ruta no lleva allí desde donde empieza el tramo.";
  }
}

export const importSentences: ImportSentences = {
  line: (line, sentence) => `Línea ${line}: ${sentence}`,
  remark: {
    unmatched: (written) => `«${written}» no es una localidad de la ruta y se deja fuera.`,
    guessed: (written, read) => `«${written}» se toma por ${read}.`,
    date_unread: (written) => `«${written}» no se entiende como fecha.`,
    price_unread: (written) => `«${written}» no se entiende como precio en euros.`,
    columns_unread: (written) => `Estas columnas se dejan fuera: ${written}.`,
    house_unknown: (written, read) => `No hay ningún alojamiento llamado «${written}» en ${read}.`,
    points_left_out: (written) =>
      `Puntos que se dejan fuera, porque no son localidades o ya se había pasado por ellos: ${written}.`,
    reordered: () => "Los puntos se ponen en el orden en que la ruta pasa por ellos.",
    days_planned: () =>
      "El archivo solo dice dónde empieza y dónde termina el plan. Los días intermedios se planifican.",
    planned_anew: () =>
      "La ruta ha cambiado desde entonces o los días no se seguían: los días sin fijar se recalculan.",
  },
};
