import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { GraphPart } from "#contract/administration/graph.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";
import { useEditingMap } from "#web/components/editing-map/use-editing-map.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";

import type { Chosen, DraggedWaypoint } from "./graph-features.ts";
import { type GraphTool, type GraphRequest, handlePress, type MapPress, startedArc } from "./graph-tool.ts";

interface GraphMapProps {
  /** Address of the part of the graph, refetched when `revision` changes. */
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

/** The map of waypoints and arcs, with the effect of clicks. */
export function GraphMap({ address, revision, chosen, dragged, onRequest, onDrop }: GraphMapProps) {
  const t = useTranslations("graphMap");
  const container = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<GraphTool>(tools.choose);
  const { graph, hasFailed } = useGraph(address, revision);
  const press = useEffectEvent((pressed: MapPress) => {
    const next = handlePress(tool, pressed);
    setTool(next.tool);
    if (next.request && graph) onRequest(next.request, graph);
  });
  const drop = useEffectEvent(onDrop);
  const drawing = useEditingMap(container, graph !== null, t("map"), async (options, signal) => {
    const { drawGraphMap } = await import("./draw-graph-map.ts");
    return graph && drawGraphMap(options, { graph, chosen, dragged, tool }, { press, drop }, signal);
  });
  const { map } = drawing;
  useEffect(() => {
    if (graph) map?.show({ graph, chosen, dragged, tool });
  }, [map, graph, chosen, dragged, tool]);
  const hint = tool.kind === "arc" ? (tool.from === null ? "arcFrom" : "arcTo") : tool.kind;
  if (hasFailed || drawing.hasFailed) return <Notice kind="warn">{t("failed")}</Notice>;
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

/** A part of the graph, refetched when `revision` changes; null until it has loaded. */
function useGraph(address: string, revision: string) {
  const [graph, setGraph] = useState<GraphPart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    const stop = whenLoaded(fetchJson<GraphPart>(address, abortController.signal), setGraph, () => setFailed(true));
    return () => {
      stop();
      abortController.abort();
    };
  }, [address, revision]);
  return { graph, hasFailed };
}
