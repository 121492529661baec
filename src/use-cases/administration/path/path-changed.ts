/** Arcs have been changed by somebody else since a preview was made, or since an import that is to be undone. */
export class PathChanged extends Error {
  override readonly name = "PathChanged";
  /** Numbers of the arcs. */
  readonly arcs: readonly number[];

  constructor(arcs: readonly number[]) {
    super(`arcs have changed: ${arcs.join(", ")}`);
    this.arcs = arcs;
  }
}
