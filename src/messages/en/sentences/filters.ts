import type { FilterProblem } from "#messages/sentences/filters.ts";

export function filterSentence(problem: FilterProblem): string {
  switch (problem.kind) {
    case "unknown-route":
      return `There is no route ${problem.value}.`;
    case "unknown-town":
      return `There is no town ${problem.value}.`;
    case "unknown-branch":
      return `The route has no variant ${problem.value}.`;
    case "not-on-route":
      return `There is no town ${problem.value} on this route.`;
    case "not-one-of":
      return `There is no ${problem.value} here; there are: ${problem.values.join(", ")}.`;
    case "needs-one-route":
      return "This needs exactly one route.";
    case "no-way":
      return "The route does not lead there from where the section starts.";
  }
}
