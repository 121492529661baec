/** The brush-painted arrow of the way, pointing forward. Decorative. */
export function PaintedArrow() {
  return (
    <svg
      width="28"
      height="16"
      viewBox="0 0 56 32"
      aria-hidden="true"
      focusable="false"
      className="h-4 w-7 shrink-0 fill-current"
    >
      <path d="M2 13.4c10.3-1.5 20.6-.7 30.3-1L25.2 4.6c-1.6-1.9 1.7-4.9 4-3.4L53 14.1c2 1.2 1.9 3.1-.1 4.2L29.8 30.9c-2.4 1.3-5.5-1.7-3.9-3.6l6.9-7.3c-10.2.1-20.5 1.4-30.6.1-2.2-.5-2-6.4-.2-6.7Z" />
    </svg>
  );
}
