import { useRef } from "react";

import { type StaticHtml, StaticPart } from "#web/ui/static-html/static-html.tsx";

import { useStaticHearts } from "./use-static-hearts.ts";

/** A part that the server alone draws, with the hearts of the places in it. */
export function StaticRows({ part }: { part: StaticHtml }) {
  const box = useRef<HTMLDivElement>(null);
  return <StaticPart part={part} ref={box} onClick={useStaticHearts(box, part)} />;
}
