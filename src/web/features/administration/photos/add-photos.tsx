import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ImageUp } from "lucide-react";

import { maxPhotoMegabytes, maxPhotoMegapixels } from "#domain/places/photo-limits.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import { fileInputLook } from "../file-form.tsx";
import { PhotoWordsFields } from "./photo-words-fields.tsx";
import { UploadCard } from "./upload-card.tsx";
import { useUploads } from "./use-uploads.ts";

/** Accepted file types; without HEIC, so that phones convert to JPEG. */
const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Field for several pictures, chosen or dropped. */
function PictureDrop({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const t = useTranslations("photos.add");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(
        "grid justify-items-center gap-2 rounded-lg border-2 border-dashed px-4 py-6 text-center",
        isOver ? "border-way bg-way-soft" : "border-line-strong bg-surface",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChoose(event.dataTransfer.files);
      }}
    >
      <Icon of={ImageUp} className="text-way" />
      <label htmlFor={id} className="font-strong">
        {t("choose")}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={pictureTypes}
        aria-describedby={`${id}-hint`}
        className={fileInputLook}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t("kinds", { megabytes: maxPhotoMegabytes, megapixels: maxPhotoMegapixels })}
      </p>
    </div>
  );
}

/** Adds several photos, one after another. @param path of the API where they are added */
export function AddPhotos({ path }: { path: string }) {
  const t = useTranslations("photos");
  const uploads = useUploads(path);
  const [words, setWords] = useState({ licence: "", author: "" });
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ready = uploads.list.filter(({ state, alt }) => state === "chosen" || (state === "refused" && alt !== ""));
  const isBusy = uploads.list.some(({ state }) => state === "waiting" || state === "sending");
  const missing = (text: string) => (isAsked && text.trim() === "" ? t("add.missing") : null);

  function send(): void {
    setIsAsked(true);
    const isWhole = words.licence.trim() !== "" && ready.every(({ alt }) => alt.trim() !== "");
    if (isWhole) {
      setIsAsked(false);
      const ids = ready.map(({ id }) => id);
      void uploads.send(ids, words);
    } else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-180 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <PictureDrop onChoose={uploads.choose} />
      {uploads.list.length === 0 ? null : (
        <>
          <ul aria-label={t("add.chosen")} className="grid gap-3">
            {uploads.list.map((upload) => (
              <UploadCard
                key={upload.id}
                upload={upload}
                altError={upload.state === "chosen" ? missing(upload.alt) : null}
                onDescribe={(alt) => uploads.describe(upload.id, alt)}
                onCancel={() => uploads.cancel(upload.id)}
              />
            ))}
          </ul>
          <div className="grid gap-4 sm:grid-cols-2">
            <PhotoWordsFields
              words={words}
              only={["licence", "author"]}
              hasHints
              error={(field) => (field === "licence" ? missing(words.licence) : null)}
              onChange={(field, value) => setWords((all) => ({ ...all, [field]: value }))}
            />
          </div>
          <div>
            <Button type="submit" busy={isBusy}>
              {t("add.send", { count: ready.length })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
