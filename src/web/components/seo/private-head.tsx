/** Title of a page that is nobody else's business. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
