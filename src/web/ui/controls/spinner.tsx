/** A spinning ring in the colour of the surrounding text. Decorative: say in words what is in progress. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className="size-5 shrink-0 animate-spin fill-none stroke-current stroke-[3]"
    >
      <circle cx="12" cy="12" r="9" strokeDasharray="42 15" strokeLinecap="round" />
    </svg>
  );
}
