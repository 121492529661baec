import type { FilterProblem } from "#messages/sentences/filters.ts";

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
