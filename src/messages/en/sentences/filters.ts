import type { FilterFault } from "#messages/sentences/filters.ts";

export function filterSentence(fault: FilterFault): string {
  switch (fault.kind) {
    case "unknown-route":
      return `There is no route ${fault.value}.`;
    case "unknown-town":
      return `There is no town ${fault.value}.`;
    case "unknown-branch":
      return `The route has no variant ${fault.value}.`;
    case "not-on-route":
      return `There is no town ${fault.value} on this route.`;
    case "not-one-of":
      return `There is no ${fault.value} here; there are: ${fault.values.join(", ")}.`;
    case "needs-one-route":
      return "This needs exactly one route.";
    case "no-way":
      return "The route does not lead there from where the section starts.";
  }
}
