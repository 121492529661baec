import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

interface WhenSeenProps {
  /** Whether the server renders it, too. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders its children, whose script may still be loading, once near the viewport; without a script only if rendered at
 * once.
 */
export function WhenSeen({ atOnce = false, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(atOnce);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen ? <Suspense>{children}</Suspense> : null}</div>;
}
