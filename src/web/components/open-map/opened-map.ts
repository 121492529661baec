/** What an interactive map is told by the button that has opened it. */
export interface OpenedMap {
  /** Address of a configured style, or null for the map's own. */
  readonly styleUrl: string | null;
  /** Whether the map may also lie in the page. */
  readonly hasRoom: boolean;
  readonly onClose: () => void;
}

/** How an interactive map lies at the moment: in the page, or over the whole window. */
export interface MapSpread {
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}
