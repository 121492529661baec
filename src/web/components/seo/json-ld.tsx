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
