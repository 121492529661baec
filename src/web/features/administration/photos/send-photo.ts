import { problem as problemShape, type Problem } from "#contract/http/problem.ts";
import { cookieValue } from "#web/client/api/cookie-value.ts";

/** Result of uploading a photo. */
type SentPhoto =
  | { readonly kind: "added" }
  | { readonly kind: "cancelled" }
  /** `problem` is null when there was no valid response. */
  | { readonly kind: "refused"; readonly problem: Problem | null };

interface SendPhotoOptions {
  readonly signal: AbortSignal;
  /** @param part the sent share, from 0 to 1 */
  onProgress(part: number): void;
}

const tokenMissing = 419;

/** Uploads a photo with progress events, which `fetch` does not have. @param path of the API */
export async function sendPhoto(path: string, form: FormData, options: SendPhotoOptions): Promise<SentPhoto> {
  const first = await attempt(path, form, options);
  // The page was open for a long time; the rejection included a new token.
  const isOld = first.kind === "refused" && first.problem?.status === tokenMissing;
  return isOld ? attempt(path, form, options) : first;
}

async function csrfToken(signal: AbortSignal): Promise<string> {
  const tokenOf = () => cookieValue(document.cookie, "XSRF-TOKEN");
  if (tokenOf() === undefined) await fetch("/api/csrf-cookie", { signal });
  return tokenOf() ?? "";
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

/** A selected picture that is being uploaded. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Thumbnail as a data URL; null until it is ready or if the browser cannot create it. */
  readonly preview: string | null;
  readonly alt: string;
  readonly state: "chosen" | "waiting" | "sending" | "refused";
  /** The sent share, from 0 to 1; 1 while it is being processed. */
  readonly progress: number;
  /** Why it was rejected. */
  readonly problem: string | null;
}

/** Fields that all selected pictures share. */
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
