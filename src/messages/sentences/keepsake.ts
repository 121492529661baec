/** Words of the booklet of a walk that was walked. */
export interface KeepsakeText {
  subject: string;
  /** Under the name, as in “11 May 2027 – 16 May 2027”. */
  between(from: string, to: string): string;
  stamps(count: number): string;
  /** One line for each whose place is known. */
  stampIn(place: string): string;
  /** Kilometres walked, as a number with its unit. */
  walked(distance: string): string;
  /** Read aloud for a photo without words. */
  photoOf(date: string): string;
  leftOut(count: number): string;
}
