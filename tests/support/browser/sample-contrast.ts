import type axe from "axe-core";

interface VirtualNode {
  readonly actualNode: Element;
  readonly parent: VirtualNode | null;
  getComputedStylePropertyValue(name: string): string;
}

/** What a check reports beside its result. */
interface CheckContext {
  data(facts: { readonly contrastRatio?: number }): void;
}

type Evaluate = (this: CheckContext, node: Element, options: unknown, virtualNode: VirtualNode) => boolean | undefined;

/**
 * Runs in the page. Measuring contrast takes most of the time of axe, and pages have hundreds of text nodes with the same
 * colours on the same backgrounds: only the first few measurable ones of each style are measured. Nodes have the same style if
 * colour, size, weight and shadow, the classes of the element and of its parent, and all backgrounds up to the root are equal.
 * Positioned or transformed elements, which may lie on something other than their ancestors, are always measured.
 *
 * Counts in `window.measuredStyles`, which has to be cleared before each check.
 *
 * @param limit how many nodes of each style
 */
export function sampleContrast(limit: number): void {
  // Undocumented, but the only way to wrap a check of axe.
  const { _audit: audit } = Reflect.get(window, "axe") as typeof axe & {
    _audit: { checks: Record<string, { evaluate: Evaluate }> };
  };
  const check = audit.checks["color-contrast"];
  if (check === undefined) throw new Error("This version of axe has no check color-contrast.");
  const measure = check.evaluate;
  const measured = new Map<string, number>();
  Reflect.set(window, "measuredStyles", measured);

  const valuesOf = (node: VirtualNode, names: readonly string[]): string =>
    names.map((name) => node.getComputedStylePropertyValue(name)).join(" ");
  const textProperties = [
    "color",
    "-webkit-text-fill-color",
    "-webkit-text-stroke",
    "font-size",
    "font-weight",
    "text-shadow",
  ];
  const backgroundProperties = [
    "background-color",
    "background-image",
    "background-clip",
    "opacity",
    "mix-blend-mode",
    "filter",
  ];
  const noBackground = "rgba(0, 0, 0, 0) none border-box 1 normal none";
  const positionProperties = ["position", "top", "left", "transform", "translate", "margin-top", "margin-left"];
  const isInFlow = /^((static|sticky) \S+ \S+|relative (0px|auto) (0px|auto)) none none [^-]*$/;
  const nameOf = ({ actualNode }: VirtualNode): string =>
    `${actualNode.nodeName} ${actualNode.getAttribute("class") ?? ""}`;

  /** Undefined for elements that are moved. Nodes are created anew for each check. */
  const known = new WeakMap<VirtualNode, string | undefined>();
  const backgroundsOf = (node: VirtualNode | null): string | undefined => {
    if (node === null) return "";
    if (known.has(node)) return known.get(node);
    const behind = isInFlow.test(valuesOf(node, positionProperties)) ? backgroundsOf(node.parent) : undefined;
    const own = valuesOf(node, backgroundProperties);
    const all = behind === undefined || own === noBackground ? behind : `${behind}; ${own}`;
    known.set(node, all);
    return all;
  };

  check.evaluate = function (node, options, virtualNode) {
    const backgrounds = backgroundsOf(virtualNode);
    if (backgrounds === undefined) return measure.call(this, node, options, virtualNode);
    const names = virtualNode.parent === null ? [] : [nameOf(virtualNode.parent), nameOf(virtualNode)];
    const style = [valuesOf(virtualNode, textProperties), ...names, backgrounds].join("; ");
    const before = measured.get(style) ?? 0;
    if (before === limit) return true;
    let ratio: number | undefined;
    const checkContext: CheckContext = Object.assign(Object.create(this) as CheckContext, {
      data: (facts: Parameters<CheckContext["data"]>[0]) => {
        ratio = facts.contrastRatio;
        this.data(facts);
      },
    });
    const answer = measure.call(checkContext, node, options, virtualNode);
    // Hidden nodes, and nodes on a picture, say nothing about the others.
    if (answer !== undefined && ratio !== undefined) measured.set(style, before + 1);
    return answer;
  };
}
