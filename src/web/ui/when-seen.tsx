import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Renders its children, whose script may still be loading, once near the viewport; nothing without a script. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen ? <Suspense>{children}</Suspense> : null}</div>;
}
