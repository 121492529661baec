import type { TownService } from "#domain/route-graph/route-graph.ts";
import "./service-icons.css";

/**
 * Attributes of an element that shows icons of services, or of beds, before its content, without an element for each.
 * Icons are 16 pixels wide unless `--mark` is set, start 9 pixels apart unless `--step` is set, and have the colour of
 * the text unless `--mark-color` is set. Nothing else may give the element a `::before`.
 */
export function serviceIcons(services: readonly (TownService | "beds")[]): { readonly "data-marks": string } {
  return { "data-marks": services.join(" ") };
}
