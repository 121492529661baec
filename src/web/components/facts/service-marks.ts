import type { TownService } from "#domain/route-graph/route-graph.ts";
import "./service-marks.css";

/**
 * Attributes of an element that shows the drawings of services, or of beds, before what it says, without an element for each.
 * Sides are 16 pixels unless `--mark` says otherwise, one begins 9 after the other unless `--step` does, and they
 * have the colour of the words unless `--mark-color` is set. Nothing else may give the element a `::before`.
 */
export function serviceMarks(services: readonly (TownService | "beds")[]): { readonly "data-marks": string } {
  return { "data-marks": services.join(" ") };
}
