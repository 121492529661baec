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

/** The pages above a page and the page itself in the words of schema.org; `path` as people see it. */
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
 * Facts for search engines: a block of data that no browser runs, nor has to make.
 *
 * @param data given where the server draws the page
 */
export function JsonLd({ data }: { data: object | false }) {
  // Names come from the data: no text in them may end the block.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  const content = { __html: import.meta.env.SSR ? text : "" };
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
