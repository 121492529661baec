import { type RefObject, useEffect, useState } from "react";

interface BoxSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element once the browser has measured it, `drawn` until then
 * and on the server.
 */
export function useBoxSize(element: RefObject<Element | null>, initialSize: BoxSize): BoxSize {
  const [measured, setMeasured] = useState<BoxSize | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      const next = { width: Math.round(width), height: Math.round(height) };
      setMeasured((last) => (last?.width === next.width && last.height === next.height ? last : next));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return measured ?? initialSize;
}
