import { memo, type ReactNode, useEffect, useRef, useState } from "react";

/** So long after the last change what is out of sight is drawn again, in milliseconds. */
const restMs = 500;

/** Stands as it was drawn for as long as it is told to. */
const Held = memo(
  ({ children }: { children: ReactNode; isHeld: boolean }) => children,
  (_, { isHeld }) => isHeld,
);

/** Draws its children anew with every change while they are near the screen, and out of sight once changes rest. */
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
