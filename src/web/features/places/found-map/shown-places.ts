import type { FoundPlace } from "#contract/places/found-places.ts";
import type { PlaceWords } from "#web/components/open-map/place-name.ts";

/** What a map shows beside a list of things found. */
export interface ShownPlaces {
  /** Accessible name of the map. */
  readonly title: string;
  /** Slugs of the routes whose lines are drawn; all of them when empty. */
  readonly routes: readonly string[];
  /** Fetches all that was found; another function when something else was looked for. */
  readonly load: (signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  readonly wordsOf: (place: FoundPlace) => PlaceWords;
  /** Id of the entry of the list that stands out. */
  readonly selected: string | null;
  /** A place was chosen on the map, or let go of. */
  readonly onSelect: (place: FoundPlace | null) => void;
  /** Brings the entry of a place into view, in a list that lies beside the map. */
  readonly onShow: (place: FoundPlace) => void;
  /** Leads to the entry of a place. */
  readonly onLead: (place: FoundPlace) => void;
}
