import { type ReactNode, Suspense, useEffect, useRef, useState, memo } from "react";

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

/** Delay in milliseconds after the last change before off-screen content is rendered again. */
const debounceMs = 500;

/** Keeps its rendered output while it is frozen. */
const Frozen = memo(
  ({ children }: { children: ReactNode; isFrozen: boolean }) => children,
  (_, { isFrozen }) => isFrozen,
);

/** Renders its children on every change while near the viewport, and off-screen once changes pause. */
export function WhileNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      rootMargin: "50%",
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const [stableChildren, setStableChildren] = useState(children);
  useEffect(() => {
    if (isNear) return;
    const timer = setTimeout(() => setStableChildren(children), debounceMs);
    return () => clearTimeout(timer);
  }, [isNear, children]);
  return (
    <div ref={place} className={className}>
      <Frozen isFrozen={!isNear && stableChildren !== children}>{children}</Frozen>
    </div>
  );
}
