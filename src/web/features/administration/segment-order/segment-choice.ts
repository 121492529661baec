/** A segment that a branch can be made of. */
export interface SegmentChoice {
  readonly uuid: string;
  readonly name: string;
  readonly arcs: number;
  readonly distanceM: number;
  readonly from: string;
  readonly fromName: string;
  readonly to: string;
  readonly toName: string;
}
