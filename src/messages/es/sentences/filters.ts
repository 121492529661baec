import type { FilterFault } from "#messages/sentences/filters.ts";

export function filterSentence(fault: FilterFault): string {
  switch (fault.kind) {
    case "unknown-route":
      return `No existe la ruta ${fault.value}.`;
    case "unknown-town":
      return `No existe la localidad ${fault.value}.`;
    case "unknown-branch":
      return `La ruta no tiene la variante ${fault.value}.`;
    case "not-on-route":
      return `La localidad ${fault.value} no está en esta ruta.`;
    case "not-one-of":
      return `Aquí no hay ${fault.value}; hay: ${fault.values.join(", ")}.`;
    case "needs-one-route":
      return "Esto necesita exactamente una ruta.";
    case "no-way":
      return "La ruta no lleva allí desde donde empieza el tramo.";
  }
}
