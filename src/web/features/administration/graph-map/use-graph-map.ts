import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessages, useTranslations } from "use-intl";

import type { GraphPart } from "#contract/administration/graph.ts";

import type { GraphActs, GraphDrawing, GraphView } from "./draw-graph-map.ts";

/**
 * The map of the graph in a box of the page.
 *
 * @param address of the part of the graph; it is fetched anew when `revision` changes
 * @returns whether it could not be shown
 */
export function useGraphMap(
  container: RefObject<HTMLElement | null>,
  { address, revision }: { readonly address: string; readonly revision: string },
  view: Omit<GraphView, "graph">,
  acts: GraphActs,
): { readonly graph: GraphPart | null; readonly hasFailed: boolean } {
  const t = useTranslations("graphMap");
  const names: Readonly<Record<string, string>> = useMessages().map.places;
  const [graph, setGraph] = useState<GraphPart | null>(null);
  const [drawing, setDrawing] = useState<GraphDrawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ graph, view, acts });
  useEffect(() => {
    latest.current = { graph, view, acts };
  });

  useEffect(() => {
    const aborter = new AbortController();
    fetch(address, { signal: aborter.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(`The graph was answered with ${answer.status}.`);
        return answer.json() as Promise<GraphPart>;
      })
      .then(setGraph)
      .catch(() => {
        if (!aborter.signal.aborted) setFailed(true);
      });
    return () => aborter.abort();
  }, [address, revision]);

  const isThere = graph !== null;
  useEffect(() => {
    const box = container.current;
    const first = latest.current.graph;
    if (!isThere || !box || !first) return undefined;
    const aborter = new AbortController();
    const options = { container: box, title: t("map"), nameOf: (key: string) => names[key] ?? key };
    const forwarded: GraphActs = {
      press: (press) => latest.current.acts.press(press),
      drop: (held) => latest.current.acts.drop(held),
    };
    import("./draw-graph-map.ts")
      .then(({ drawGraphMap }) =>
        drawGraphMap(options, { graph: first, ...latest.current.view }, forwarded, aborter.signal),
      )
      .then(setDrawing)
      .catch(() => {
        if (!aborter.signal.aborted) setFailed(true);
      });
    return () => {
      aborter.abort();
      setDrawing(null);
    };
  }, [container, isThere, t, names]);

  const { chosen, held, tool } = view;
  useEffect(() => {
    if (graph) drawing?.show({ graph, chosen, held, tool });
  }, [drawing, graph, chosen, held, tool]);
  return { graph, hasFailed };
}
