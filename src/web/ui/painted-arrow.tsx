/** The brush-painted arrow of the way, pointing forward. Decorative. */
export function PaintedArrow({ className = "h-4 w-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 56 32" aria-hidden="true" focusable="false" className={`shrink-0 fill-current ${className}`}>
      <path d="M2 13.4c10.3-1.5 20.6-.7 30.300-1L25.200 4.600c-1.600-1.900 1.700-4.900 4-3.400L53 14.100c2 1.200 1.900 3.100-.1 4.200L29.800 30.900c-2.400 1.300-5.500-1.700-3.900-3.600l6.900-7.300c-10.200.1-20.500 1.400-30.600.1-2.200-.5-2-6.400-.2-6.700Z" />
    </svg>
  );
}
