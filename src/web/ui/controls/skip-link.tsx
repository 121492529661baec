/** Jumps over what the keyboard would come through first. Seen only while focused. @param to id of what comes after it */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-50 rounded-md bg-surface px-5 py-3 font-strong text-way shadow-card focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      {label}
    </a>
  );
}
