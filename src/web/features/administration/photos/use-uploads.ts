import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";

import { maxPhotoBytes, maxPhotoMegabytes } from "#domain/places/photo-limits.ts";

import { sendPhoto, type SharedWords, type Upload, uploadForm } from "./send-photo.ts";

/** Pixels of the longer side. */
const side = 160;

/** Thumbnail of a file as a data URL; null if the browser cannot decode it. */
async function picturePreview(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL("image/jpeg", 0.7);
  } catch {
    return null;
  }
}

interface Uploads {
  readonly list: readonly Upload[];
  choose(files: Iterable<File>): void;
  describe(id: number, alt: string): void;
  /** Removes it from the list and aborts its upload. */
  cancel(id: number): void;
  /** Uploads these one after another. */
  send(ids: readonly number[], words: SharedWords): Promise<void>;
}

/** Selected pictures until they are uploaded. @param path of the API where photos are added */
export function useUploads(path: string): Uploads {
  const t = useTranslations("photos.add");
  const { revalidate } = useRevalidator();
  const [list, setList] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const latest = useRef(list);
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    latest.current = list;
  }, [list]);
  const change = (id: number, part: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number): void => setList((all) => all.filter((one) => one.id !== id));

  async function sendOne(id: number, words: SharedWords): Promise<void> {
    const upload = latest.current.find((one) => one.id === id);
    if (!upload) return;
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { state: "sending", progress: 0, problem: null });
    const onProgress = (progress: number): void => change(id, { progress });
    const sent = await sendPhoto(path, uploadForm(upload, words), { signal: stop.signal, onProgress });
    stops.current.delete(id);
    if (sent.kind === "refused") {
      const errors = Object.values(sent.problem?.errors ?? {}).flat();
      const problem = errors.length > 0 ? errors.join(" ") : (sent.problem?.detail ?? t("unreachable"));
      change(id, { state: "refused", problem });
      return;
    }
    drop(id);
    // An upload that was aborted late may have succeeded.
    await revalidate();
  }

  return {
    list,
    choose: (files) => {
      for (const file of files) {
        const id = nextId.current++;
        const isTooLarge = file.size > maxPhotoBytes;
        const upload: Upload = {
          id,
          file,
          preview: null,
          alt: "",
          state: isTooLarge ? "refused" : "chosen",
          progress: 0,
          problem: isTooLarge ? t("tooLarge", { megabytes: maxPhotoMegabytes }) : null,
        };
        setList((all) => [...all, upload]);
        void picturePreview(file).then((preview) => change(id, { preview }));
      }
    },
    describe: (id, alt) => change(id, { alt }),
    cancel: (id) => {
      stops.current.get(id)?.abort();
      drop(id);
    },
    send: async (ids, words) => {
      for (const id of ids) change(id, { state: "waiting" });
      for (const id of ids) await sendOne(id, words);
    },
  };
}
