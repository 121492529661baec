import type { TownService } from "#domain/route-graph/route-graph.ts";
import { classNames } from "#web/ui/class-names.ts";
import "./service-marks.css";

/** Classes of an element that shows the drawings of services before what it says, without an element for each. */
export function serviceMarks(services: readonly TownService[], className?: string): string {
  return classNames("service-marks", ...services.map((service) => `service-marks--${service}`), className);
}
