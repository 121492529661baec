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
