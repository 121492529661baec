import { useLocale, useTranslations } from "use-intl";

import { textIn } from "#domain/text/text-in.ts";
import type { Photo } from "#contract/places/photos.ts";
import { classNames } from "#web/ui/class-names.ts";

interface PhotoPictureProps {
  photo: Pick<Photo, "alt" | "altEs" | "width" | "height" | "blur" | "variants">;
  /** Displayed width, as HTML `sizes`. */
  sizes: string;
  className?: string;
}

/** The width for browsers without `srcset`. */
const usualWidth = 640;

function sourcesOf(variants: Photo["variants"], type: string): string {
  return variants
    .filter((variant) => variant.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");
}

/** A photo in the smallest size that is sharp, cropped to its box; a blurred version is shown while it loads. */
export function PhotoPicture({ photo, sizes, className }: PhotoPictureProps) {
  const { variants } = photo;
  const locale = useLocale();
  const alt = textIn(locale, "alt", photo);
  const plain = variants.filter(({ type }) => type === "image/webp");
  const usual = plain.findLast(({ width }) => width <= usualWidth) ?? plain[0];
  return (
    <span className={classNames("relative block overflow-hidden bg-surface-2", className)}>
      <img src={photo.blur} alt="" aria-hidden className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      <picture>
        <source type="image/avif" srcSet={sourcesOf(variants, "image/avif")} sizes={sizes} />
        <source type="image/webp" srcSet={sourcesOf(variants, "image/webp")} sizes={sizes} />
        <img
          src={usual?.url}
          alt={alt?.text ?? ""}
          lang={alt && alt.language !== locale ? alt.language : undefined}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          className="relative block size-full object-cover"
        />
      </picture>
    </span>
  );
}

interface PhotoFigureProps {
  photo: Photo;
  /** Displayed width, as HTML `sizes`. */
  sizes: string;
  /** Shape and size of the picture. */
  className: string;
}

/** A photo that links to the full picture, with its author. */
export function PhotoFigure({ photo, sizes, className }: PhotoFigureProps) {
  const t = useTranslations("facts.photos");
  return (
    <figure className="grid gap-1.5">
      <a href={photo.variants[0]?.url} className="block rounded-md">
        <PhotoPicture photo={photo} sizes={sizes} className={`rounded-md ${className}`} />
      </a>
      <figcaption className="text-xs text-ink-2">
        {photo.author === null
          ? t("licence", { licence: photo.licence })
          : t("by", { author: photo.author, licence: photo.licence })}
      </figcaption>
    </figure>
  );
}

/** Photos of a place, the first one large, each with its author; nothing if there are none. */
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
