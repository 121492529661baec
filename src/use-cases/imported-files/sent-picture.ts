/** A file as it was sent. */
export interface SentPicture {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
