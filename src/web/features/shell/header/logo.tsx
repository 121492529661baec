const ribs = [-60, -36, -12, 12, 36, 60];

/** The scallop of the way in its blue tile, as on the waymarks. Decorative: the name is next to it. */
export function Logo({ className = "size-9" }: { className?: string }) {
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
    >
      <rect width="48" height="48" rx="11" className="fill-tile" />
      <path
        className="fill-tile-shell"
        d="M20 37.5 5.8 28.4C4 24 5.6 20.3 9 19.5c-.1-4.6 2.7-7.3 6.4-6.9C17.2 8.7 21 7.5 24 9.7c3-2.2 6.8-1 8.6 2.9 3.7-.4 6.5 2.3 6.4 6.9 3.4.8 5 4.5 3.2 8.9L28 37.5l2 3.5H18Z"
      />
      <g className="stroke-tile" strokeWidth="1.9" strokeLinecap="round">
        {ribs.map((angle) => (
          <path
            key={angle}
            d={`M24 ${Math.abs(angle) > 50 ? 32.5 : 31}V${Math.abs(angle) > 50 ? 18.5 : 15}`}
            transform={`rotate(${angle} 24 37)`}
          />
        ))}
      </g>
    </svg>
  );
}
