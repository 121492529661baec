/** What a row of a register says of a house, in its own words; empty where it says nothing. */
export interface RegisterRow {
  /** Of the file, the header being line 1. */
  readonly line: number;
  readonly name: string;
  readonly kind: string;
  readonly registerNumber: string;
  readonly address: string;
  readonly postcode: string;
  readonly locality: string;
  readonly municipality: string;
  readonly province: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly email: string;
  readonly web: string;
  readonly beds: string;
  /** Degrees, WGS84; null where the row has no place. */
  readonly place: { readonly lat: number; readonly lon: number } | null;
  /** Such as `node/9572026791`. */
  readonly osmId: string;
  /** `YYYY-MM-DD` on which the row was true; empty for the date of the file. */
  readonly date: string;
}
