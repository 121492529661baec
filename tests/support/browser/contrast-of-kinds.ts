import type axe from "axe-core";

interface VirtualNode {
  readonly actualNode: Element;
  readonly parent: VirtualNode | null;
  getComputedStylePropertyValue(name: string): string;
}

/** What a check tells of what it has looked at, beside its answer. */
interface Teller {
  data(facts: { readonly contrastRatio?: number }): void;
}

type Evaluate = (this: Teller, node: Element, options: unknown, virtualNode: VirtualNode) => boolean | undefined;

/**
 * Run in the page: to measure the contrast of words takes most of a look, and pages have hundreds of words in the same colours on
 * the same grounds. Of each kind the first few that can be told are measured. Words are of a kind where they have the same
 * colour, size, weight and shadow, the same classes on themselves and on what they stand in, and the same grounds behind
 * them up to the page's. What is moved out of its place, and so may lie on something else than what it stands in, is always
 * measured.
 *
 * It counts in `measuredKinds` of the window, which is to be empty before each look.
 *
 * @param few how many of each kind
 */
export function contrastOfKinds(few: number): void {
  // Described nowhere: in no other way is a check of axe wrapped in another.
  const { _audit: audit } = Reflect.get(window, "axe") as typeof axe & {
    _audit: { checks: Record<string, { evaluate: Evaluate }> };
  };
  const check = audit.checks["color-contrast"];
  if (check === undefined) throw new Error("axe measures contrast in another way.");
  const measure = check.evaluate;
  const measured = new Map<string, number>();
  Reflect.set(window, "measuredKinds", measured);

  const valuesOf = (node: VirtualNode, names: readonly string[]): string =>
    names.map((name) => node.getComputedStylePropertyValue(name)).join(" ");
  const ofText = ["color", "-webkit-text-fill-color", "-webkit-text-stroke", "font-size", "font-weight", "text-shadow"];
  const ofGround = ["background-color", "background-image", "background-clip", "opacity", "mix-blend-mode", "filter"];
  const noGround = "rgba(0, 0, 0, 0) none border-box 1 normal none";
  const ofPlace = ["position", "top", "left", "transform", "translate", "margin-top", "margin-left"];
  const inPlace = /^((static|sticky) \S+ \S+|relative (0px|auto) (0px|auto)) none none [^-]*$/;
  const nameOf = ({ actualNode }: VirtualNode): string =>
    `${actualNode.nodeName} ${actualNode.getAttribute("class") ?? ""}`;

  /** Undefined for what is moved. Nodes are made anew for each look. */
  const known = new WeakMap<VirtualNode, string | undefined>();
  const groundsOf = (node: VirtualNode | null): string | undefined => {
    if (node === null) return "";
    if (known.has(node)) return known.get(node);
    const behind = inPlace.test(valuesOf(node, ofPlace)) ? groundsOf(node.parent) : undefined;
    const own = valuesOf(node, ofGround);
    const all = behind === undefined || own === noGround ? behind : `${behind}; ${own}`;
    known.set(node, all);
    return all;
  };

  check.evaluate = function (node, options, virtualNode) {
    const grounds = groundsOf(virtualNode);
    if (grounds === undefined) return measure.call(this, node, options, virtualNode);
    const names = virtualNode.parent === null ? [] : [nameOf(virtualNode.parent), nameOf(virtualNode)];
    const kind = [valuesOf(virtualNode, ofText), ...names, grounds].join("; ");
    const before = measured.get(kind) ?? 0;
    if (before === few) return true;
    let ratio: number | undefined;
    const teller: Teller = Object.assign(Object.create(this) as Teller, {
      data: (facts: Parameters<Teller["data"]>[0]) => {
        ratio = facts.contrastRatio;
        this.data(facts);
      },
    });
    const answer = measure.call(teller, node, options, virtualNode);
    // What is hidden, or lies on a picture, says nothing of the others.
    if (answer !== undefined && ratio !== undefined) measured.set(kind, before + 1);
    return answer;
  };
}
