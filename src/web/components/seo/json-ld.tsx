/** Facts for search engines: a block of data that no browser runs. */
export function JsonLd({ data }: { data: object }) {
  // Names come from the data: no text in them may end the block.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
