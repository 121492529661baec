interface PartLinksProps {
  label: string;
  /** Element ids of sections of the page, with their names. */
  parts: readonly { readonly id: string; readonly name: string }[];
}

/** Jump links to the sections of a long page, for use by thumb. */
export function PartLinks({ label, parts }: PartLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-1 gap-y-0.5">
      {parts.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-tap items-center rounded-pill border border-line bg-surface px-3 text-sm font-medium text-ink no-underline hover:bg-way-soft hover:text-way"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
