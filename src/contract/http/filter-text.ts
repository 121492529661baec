import type { Language } from "#contract/language.ts";

/** Why a filter's value, though well formed, cannot be used. */
export type FilterFault =
  | { readonly kind: "unknown-route"; readonly value: string }
  | { readonly kind: "unknown-town"; readonly value: string }
  | { readonly kind: "unknown-branch"; readonly value: string }
  | { readonly kind: "not-on-route"; readonly value: string }
  | { readonly kind: "not-one-of"; readonly value: string; readonly values: readonly string[] }
  | { readonly kind: "needs-one-route" }
  | { readonly kind: "no-way" };

const sentences: Record<Language, (fault: FilterFault) => string> = { en: english, es: spanish };

/** The fault in a sentence. */
export function filterSentence(fault: FilterFault, language: Language): string {
  return sentences[language](fault);
}

function english(fault: FilterFault): string {
  switch (fault.kind) {
    case "unknown-route":
      return `There is no route ${fault.value}.`;
    case "unknown-town":
      return `There is no town ${fault.value}.`;
    case "unknown-branch":
      return `The route has no branch ${fault.value}.`;
    case "not-on-route":
      return `There is no town ${fault.value} on this route.`;
    case "not-one-of":
      return `There is no ${fault.value} here; there are: ${fault.values.join(", ")}.`;
    case "needs-one-route":
      return "This needs exactly one route.";
    case "no-way":
      return "No way of the route leads there from where the stretch begins.";
  }
}

function spanish(fault: FilterFault): string {
  switch (fault.kind) {
    case "unknown-route":
      return `No existe la ruta ${fault.value}.`;
    case "unknown-town":
      return `No existe la localidad ${fault.value}.`;
    case "unknown-branch":
      return `La ruta no tiene el ramal ${fault.value}.`;
    case "not-on-route":
      return `La localidad ${fault.value} no está en esta ruta.`;
    case "not-one-of":
      return `Aquí no hay ${fault.value}; hay: ${fault.values.join(", ")}.`;
    case "needs-one-route":
      return "Esto necesita exactamente una ruta.";
    case "no-way":
      return "Ningún camino de la ruta lleva allí desde donde empieza el tramo.";
  }
}
