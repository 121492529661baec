import { useRef, useState, type RefObject, useEffect } from "react";
import { useTranslations, useMessages } from "use-intl";

import type { GraphPart } from "#contract/administration/graph.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";

import type { Chosen, DraggedWaypoint } from "./graph-features.ts";
import { type GraphTool, type GraphRequest, handlePress, startedArc } from "./graph-tool.ts";
import type { GraphActs, GraphDrawing, GraphView } from "./draw-graph-map.ts";

interface GraphMapProps {
  /** Address of the part of the graph, which is fetched anew when `revision` changes. */
  address: string;
  revision: string;
  chosen: Chosen | null;
  dragged: DraggedWaypoint | null;
  onRequest: (request: GraphRequest, graph: GraphPart) => void;
  onDrop: (dragged: DraggedWaypoint) => void;
}

const tools: Readonly<Record<GraphTool["kind"], GraphTool>> = {
  choose: { kind: "choose" },
  waypoint: { kind: "waypoint" },
  arc: startedArc,
};

/** The map of waypoints and arcs with what pressing it does. */
export function GraphMap({ address, revision, chosen, dragged, onRequest, onDrop }: GraphMapProps) {
  const t = useTranslations("graphMap");
  const container = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<GraphTool>(tools.choose);
  const { graph, hasFailed } = useGraphMap(
    container,
    { address, revision },
    { chosen, dragged, tool },
    {
      press: (press) => {
        const next = handlePress(tool, press);
        setTool(next.tool);
        if (next.request && graph) onRequest(next.request, graph);
      },
      drop: onDrop,
    },
  );
  const hint = tool.kind === "arc" ? (tool.from === null ? "arcFrom" : "arcTo") : tool.kind;
  if (hasFailed) return <Notice kind="warn">{t("failed")}</Notice>;
  return (
    <div className="grid min-w-0 gap-3" data-needs-script="">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          legend={t("tools")}
          name="tool"
          value={tool.kind}
          options={Object.values(tools).map(({ kind }) => ({ value: kind, label: t(`tool.${kind}`) }))}
          onValueChange={(kind) => setTool(tools[kind])}
        />
        {tool.kind === "arc" && tool.from !== null ? (
          <Button variant="secondary" size="sm" onClick={() => setTool(startedArc)}>
            {t("startAgain")}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {graph === null ? t("loading") : t(`hint.${hint}`)}
      </p>
      <div ref={container} className="h-[60vh] min-h-80 overflow-hidden rounded-lg border border-line" />
    </div>
  );
}

/**
 * The map of the graph in a box of the page.
 *
 * @param address of the part of the graph; it is fetched anew when `revision` changes
 * @returns whether it could not be shown
 */
function useGraphMap(
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
    const abortController = new AbortController();
    fetch(address, { signal: abortController.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(`The graph was answered with ${answer.status}.`);
        return answer.json() as Promise<GraphPart>;
      })
      .then(setGraph)
      .catch(() => {
        if (!abortController.signal.aborted) setFailed(true);
      });
    return () => abortController.abort();
  }, [address, revision]);

  const isThere = graph !== null;
  useEffect(() => {
    const box = container.current;
    const first = latest.current.graph;
    if (!isThere || !box || !first) return undefined;
    const abortController = new AbortController();
    const options = { container: box, title: t("map"), nameOf: (key: string) => names[key] ?? key };
    const forwarded: GraphActs = {
      press: (press) => latest.current.acts.press(press),
      drop: (dragged) => latest.current.acts.drop(dragged),
    };
    import("./draw-graph-map.ts")
      .then(({ drawGraphMap }) =>
        drawGraphMap(options, { graph: first, ...latest.current.view }, forwarded, abortController.signal),
      )
      .then(setDrawing)
      .catch(() => {
        if (!abortController.signal.aborted) setFailed(true);
      });
    return () => {
      abortController.abort();
      setDrawing(null);
    };
  }, [container, isThere, t, names]);

  const { chosen, dragged, tool } = view;
  useEffect(() => {
    if (graph) drawing?.show({ graph, chosen, dragged, tool });
  }, [drawing, graph, chosen, dragged, tool]);
  return { graph, hasFailed };
}
