/** What a letter says, before it is laid out. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** Before the button. */
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Before the address that the button leads to, for those who cannot press it. */
  readonly linkHint?: string;
  /** After the button, in small letters. */
  readonly notes: readonly string[];
  readonly signature: string;
  /** At the very end: how to get no more such letters. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}
