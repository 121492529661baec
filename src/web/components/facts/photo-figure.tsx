import { useTranslations } from "use-intl";

import type { Photo } from "#contract/places/photos.ts";

import { PhotoPicture } from "./photo-picture.tsx";

interface PhotoFigureProps {
  photo: Photo;
  /** How wide it is shown, as `sizes` of HTML has it. */
  sizes: string;
  /** Shape and size of the picture. */
  className: string;
}

/** A photo that leads to the whole picture, with whoever made it. */
export function PhotoFigure({ photo, sizes, className }: PhotoFigureProps) {
  const t = useTranslations("facts.photos");
  return (
    <figure className="grid gap-1.5">
      <a href={photo.variants[0]?.url} className="block rounded-md">
        <PhotoPicture photo={photo} sizes={sizes} isCropped className={`rounded-md ${className}`} />
      </a>
      <figcaption className="text-xs text-ink-2">
        {photo.author === null
          ? t("licence", { licence: photo.licence })
          : t("by", { author: photo.author, licence: photo.licence })}
      </figcaption>
    </figure>
  );
}
