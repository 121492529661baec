import { memo, type ReactNode, useEffect, useRef, useState } from "react";

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
