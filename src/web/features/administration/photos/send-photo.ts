import { problem as problemShape, type Problem } from "#contract/http/problem.ts";
import { cookieValue } from "#web/client/api/cookie-value.ts";

/** What came of sending a photo. */
export type SentPhoto =
  | { readonly kind: "added" }
  | { readonly kind: "cancelled" }
  /** `problem` is null when there was no proper answer. */
  | { readonly kind: "refused"; readonly problem: Problem | null };

interface SendPhotoOptions {
  readonly signal: AbortSignal;
  /** @param part that has been sent, from 0 to 1 */
  onProgress(part: number): void;
}

const tokenMissing = 419;

/** Sends a photo to the API, which says how far it is; `fetch` cannot. @param path of the API */
export async function sendPhoto(path: string, form: FormData, options: SendPhotoOptions): Promise<SentPhoto> {
  const first = await attempt(path, form, options);
  // The page was open for long; the refusal brought a new token.
  const isOld = first.kind === "refused" && first.problem?.status === tokenMissing;
  return isOld ? attempt(path, form, options) : first;
}

async function csrfToken(signal: AbortSignal): Promise<string> {
  const read = () => cookieValue(document.cookie, "XSRF-TOKEN");
  if (read() === undefined) await fetch("/api/csrf-cookie", { signal });
  return read() ?? "";
}

async function attempt(path: string, form: FormData, { signal, onProgress }: SendPhotoOptions): Promise<SentPhoto> {
  const token = await csrfToken(signal).catch(() => "");
  if (signal.aborted) return { kind: "cancelled" };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api${path}`);
    request.setRequestHeader("X-XSRF-TOKEN", token);
    request.setRequestHeader("Accept-Language", document.documentElement.lang);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () =>
      resolve(
        request.status === 201 ? { kind: "added" } : { kind: "refused", problem: problemIn(request.responseText) },
      ),
    );
    request.addEventListener("error", () => resolve({ kind: "refused", problem: null }));
    request.addEventListener("abort", () => resolve({ kind: "cancelled" }));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function problemIn(text: string): Problem | null {
  try {
    return problemShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

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
