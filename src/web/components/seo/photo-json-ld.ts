import type { Photo } from "#contract/places/photos.ts";

/** Wide enough for search engines, which ask for 50,000 pixels at least. */
const usualWidth = 1_280;

/** The part `image` of a place in the words of schema.org; nothing where there is no photo. @param origin of the site */
export function photoJsonLd(photos: readonly Photo[], origin: string): { readonly image?: readonly object[] } {
  if (photos.length === 0) return {};
  return {
    image: photos.map(({ alt, licence, author, variants }) => {
      const plain = variants.filter(({ type }) => type === "image/webp");
      const usual = plain.find(({ width }) => width >= usualWidth) ?? plain.at(-1);
      return {
        "@type": "ImageObject",
        contentUrl: origin + (usual?.url ?? ""),
        width: usual?.width,
        height: usual?.height,
        caption: alt,
        copyrightNotice: licence,
        ...(author !== null && { creditText: author }),
      };
    }),
  };
}
