import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";

import type { AdministeredPhoto } from "#contract/places/photos.ts";
import { PhotoPicture } from "#web/components/facts/photo-picture.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton, Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { PhotoWordsFields } from "./photo-words-fields.tsx";

/** Edits the description of a photo. */
function PhotoWordsForm({ photo }: { photo: AdministeredPhoto }) {
  const t = useTranslations("photos.words");
  const form = useForm(`words ${photo.uuid}`);
  const words = {
    alt: form.typed("alt", photo.alt) ?? "",
    altEs: form.typed("altEs", photo.altEs ?? "") ?? "",
    licence: form.typed("licence", photo.licence) ?? "",
    author: form.typed("author", photo.author ?? "") ?? "",
  };
  return (
    <PageForm form={form} done={t("saved")} remarks={["version"]} className="sm:grid-cols-2">
      <input type="hidden" name="version" value={photo.version} />
      <PhotoWordsFields words={words} error={(field) => form.error(field)} hasHints />
      <div className="sm:col-span-full">
        <Button type="submit" variant="secondary" size="sm" busy={form.isBusy}>
          {t("save")}
        </Button>
      </div>
    </PageForm>
  );
}

/** Deletes a photo, after a confirmation. */
function DeletePhotoForm({ photo }: { photo: AdministeredPhoto }) {
  const t = useTranslations("photos.remove");
  const form = useForm(`remove ${photo.uuid}`);
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center text-sm font-medium text-bad">
        {t("open")}
      </summary>
      <PageForm form={form} remarks={["version"]} className="pt-2">
        <input type="hidden" name="version" value={photo.version} />
        <p className="text-sm">{t("question")}</p>
        <div>
          <Button type="submit" variant="danger" size="sm" busy={form.isBusy}>
            {t("confirm")}
          </Button>
        </div>
      </PageForm>
    </details>
  );
}

interface PhotoRowProps {
  photo: AdministeredPhoto;
  /** From 0. */
  place: number;
  /** Number of photos. */
  count: number;
  /** Makes the handle draggable; null if there is nothing to sort. */
  handle: ComponentProps<"span"> | null;
  drag: "dragged" | "target" | null;
  /** @param button id of the clicked button */
  onMove: (to: number, button: string) => void;
}

/** One photo: picture, description, position among the others, and deletion. */
export function PhotoRow({ photo, place, count, handle, drag, onMove }: PhotoRowProps) {
  const t = useTranslations("photos.order");
  const moves = [
    { verb: "earlier", icon: ArrowUp, to: place - 1 },
    { verb: "later", icon: ArrowDown, to: place + 1 },
  ] as const;
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border bg-surface p-3 sm:grid-cols-[auto_12rem_minmax(0,1fr)]",
        drag === "target" ? "border-way" : "border-line",
        drag === "dragged" && "opacity-60",
      )}
    >
      <div className="flex items-center gap-1 sm:flex-col">
        {handle ? (
          <span {...handle} aria-hidden className="grid size-tap cursor-grab touch-none place-items-center text-ink-2">
            <Icon of={GripVertical} />
          </span>
        ) : null}
        {moves.map(({ verb, icon, to }) => (
          <IconButton
            key={verb}
            id={`${verb}-${photo.uuid}`}
            data-move=""
            disabled={to < 0 || to >= count}
            icon={icon}
            label={t(verb, { alt: photo.alt })}
            onClick={(event) => onMove(to, event.currentTarget.id)}
          />
        ))}
      </div>
      <PhotoPicture photo={photo} sizes="12rem" className="aspect-[4/3] rounded-md sm:w-48" />
      <div className="grid content-start gap-3">
        <PhotoWordsForm photo={photo} />
        <DeletePhotoForm photo={photo} />
      </div>
    </li>
  );
}
