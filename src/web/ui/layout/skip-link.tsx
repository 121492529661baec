/** The first thing the keyboard meets: jumps over the header. Seen only while focused. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-md bg-surface px-5 py-3 font-strong text-way shadow-card focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      {label}
    </a>
  );
}
