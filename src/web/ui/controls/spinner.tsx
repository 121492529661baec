/** A turning ring in the colour of the text around it. Decorative: say what is going on in words. */
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
