import { type ComponentType, createElement, type SVGProps } from "react";

type Shape = readonly [tag: string, attributes: Record<string, string>];

/** An icon as lucide-react's modules describe it. */
interface IconData {
  readonly node: readonly Shape[];
  /** Units of the drawing's sides. */
  readonly size?: number;
}

interface DrawnIconProps extends SVGProps<SVGSVGElement> {
  /** CSS pixels of its sides. */
  readonly size?: number;
}

/**
 * What built pages have in the place of lucide-react's `createLucideIcon`: of all that icons may be told, `Icon` needs
 * size, stroke and class.
 *
 * @param icon the icon, or its name with its shapes in `shapes`
 */
export function createDrawnIcon(icon: IconData | string, shapes: readonly Shape[] = []): ComponentType<DrawnIconProps> {
  const { node, size: units = 24 } = typeof icon === "string" ? { node: shapes } : icon;
  return function DrawnIcon({ size = 24, ...attributes }) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: `0 0 ${units} ${units}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...attributes,
      },
      node.map(([tag, attributesOfShape]) => createElement(tag, attributesOfShape)),
    );
  };
}
