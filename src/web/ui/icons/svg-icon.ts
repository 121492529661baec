import { type ComponentType, createElement, type SVGProps } from "react";

type Shape = readonly [tag: string, attributes: Record<string, string>];

/** An icon in the format of lucide-react's modules. */
interface IconData {
  readonly node: readonly Shape[];
  /** Side length in units of the drawing. */
  readonly size?: number;
}

interface SvgIconProps extends SVGProps<SVGSVGElement> {
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/**
 * Replaces lucide-react's `createLucideIcon` in built pages: of all properties of icons, `Icon` only needs size, stroke
 * and class.
 *
 * @param icon the icon, or its name with its shapes in `shapes`
 */
export function createSvgIcon(icon: IconData | string, shapes: readonly Shape[] = []): ComponentType<SvgIconProps> {
  const { node, size: units = 24 } = typeof icon === "string" ? { node: shapes } : icon;
  return function SvgIcon({ size = 24, ...attributes }) {
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
