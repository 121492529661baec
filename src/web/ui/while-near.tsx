import { memo, type ReactNode, useEffect, useRef, useState } from "react";

/** Delay in milliseconds after the last change before off-screen content is rendered again. */
const restMs = 500;

/** Keeps its rendered output while it is frozen. */
const Held = memo(
  ({ children }: { children: ReactNode; isHeld: boolean }) => children,
  (_, { isHeld }) => isHeld,
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
  const [rested, setRested] = useState(children);
  useEffect(() => {
    if (isNear) return;
    const timer = setTimeout(() => setRested(children), restMs);
    return () => clearTimeout(timer);
  }, [isNear, children]);
  return (
    <div ref={place} className={className}>
      <Held isHeld={!isNear && rested !== children}>{children}</Held>
    </div>
  );
}
