import { useTranslations } from "use-intl";

import type { Photo } from "#contract/places/photos.ts";
import { PhotoFigure } from "./photo-picture.tsx";

/** Photos of a place, the first one large, each with whoever made it; nothing where there are none. */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const t = useTranslations("facts.photos");
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className="grid gap-4">
      <h2 id="photos" className="text-2xl">
        {t("heading")}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4">
        {photos.map((photo, index) => {
          const isLarge = index === 0 || (photos.length % 2 === 0 && index === photos.length - 1);
          return (
            <li key={photo.uuid} className={isLarge ? "col-span-full" : undefined}>
              <PhotoFigure
                photo={photo}
                sizes={isLarge ? "(min-width: 64rem) 46rem, 100vw" : "(min-width: 64rem) 23rem, 50vw"}
                className={isLarge ? "aspect-[3/2] max-h-120 w-full" : "aspect-[4/3]"}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
