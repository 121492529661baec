/** A picture that was chosen and is on its way to become a photo. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Small, as a data address; null until it is made or where the browser cannot. */
  readonly preview: string | null;
  readonly alt: string;
  readonly state: "chosen" | "waiting" | "sending" | "refused";
  /** Part that has been sent, from 0 to 1; 1 while it is being prepared. */
  readonly progress: number;
  /** Why it was refused. */
  readonly problem: string | null;
}

/** Words that all chosen pictures have in common. */
export interface SharedWords {
  readonly licence: string;
  readonly author: string;
}

export function uploadForm({ file, alt }: Upload, { licence, author }: SharedWords): FormData {
  const form = new FormData();
  form.set("alt", alt);
  form.set("licence", licence);
  if (author.trim() !== "") form.set("author", author);
  form.set("file", file);
  return form;
}
