import type { Photo } from "#contract/places/photos.ts";

/** Wide enough for search engines, which require at least 50,000 pixels. */
const usualWidth = 1_280;

/** The `image` of a place in schema.org format; nothing if there is no photo. @param origin of the site */
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

/** Breadcrumbs in schema.org format; `path` as displayed. */
export function breadcrumbJsonLd(
  origin: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/**
 * Structured data for search engines: a data block that browsers neither run nor render.
 *
 * @param data only on the server
 */
export function JsonLd({ data }: { data: object | false }) {
  // Names come from the data: none may close the script element.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  const content = { __html: import.meta.env.SSR ? text : "" };
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
