import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { storedPlanOf } from "#contract/plans/stored-content.ts";
import type { EditorFacts, EditorHouse, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { describeBelongings } from "./describe-belongings.ts";
import { describeContent } from "./describe-content.ts";
import { dayDrafts } from "#web/components/plan-sync/kept-drafts.ts";
import { loadGraphs } from "./load-graphs.ts";
import { type EditorState, PlanEditor } from "./plan-editor.ts";
import { sendContentOf } from "#web/components/plan-sync/send-content.ts";

export interface StageEditor {
  readonly editor: PlanEditor;
  readonly state: EditorState;
  /** As it is now, with everything that is said of it. */
  readonly plan: EditorPlan;
  /** Leg by leg; null until they are there. */
  readonly graphs: readonly RouteGraph[] | null;
  /** Those known here, by uuid. */
  readonly houses: ReadonlyMap<string, EditorHouse>;
  /** Makes a house known that was not chosen before. */
  readonly meet: (house: EditorHouse) => void;
}

/** The state of the page: the server's plan until the graphs are there, from then on planned in the browser. */
export function useStageEditor(shown: EditorPlan, facts: EditorFacts): StageEditor {
  const [editor] = useState(
    () =>
      new PlanEditor(
        { version: shown.version, content: storedPlanOf(shown) },
        { send: sendContentOf(shown.uuid), shelf: dayDrafts.shelf(shown.uuid), loadGraphs },
      ),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.read, editor.read);
  const graphs = useGraphs(shown);
  const [met, setMet] = useState<readonly EditorHouse[]>([]);
  const isOwner = shown.access === "owner";

  useEffect(() => {
    if (!isOwner) return;
    void editor.start();
    const retry = () => editor.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      editor.stop();
    };
  }, [editor, isOwner]);
  useEffect(() => editor.receive({ version: shown.version, content: storedPlanOf(shown) }), [editor, shown]);

  const houses = useMemo(
    () => new Map([...facts.houses, ...met].map((house) => [house.uuid, house])),
    [facts.houses, met],
  );
  const countries = useMemo(
    () => new Map(Object.entries(facts.countries).flatMap(([code, towns]) => towns.map((town) => [town, code]))),
    [facts.countries],
  );
  const { content, measured } = state;
  const plan = useMemo(
    () =>
      measured && graphs
        ? describeContent(shown, content, measured, { graphs, houses, countries })
        : describeBelongings(shown, content, houses),
    [shown, content, measured, graphs, houses, countries],
  );
  const meet = useCallback((house: EditorHouse) => setMet((known) => [...known, house]), []);
  return { editor, state, plan, graphs, houses, meet };
}

function useGraphs({ input, nextLegs }: EditorPlan): readonly RouteGraph[] | null {
  const routes = [input, ...nextLegs].map(({ route }) => route).join();
  const [graphs, setGraphs] = useState<readonly RouteGraph[] | null>(null);
  useEffect(() => {
    let isGone = false;
    loadGraphs(routes.split(",")).then(
      (loaded) => isGone || setGraphs(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [routes]);
  return graphs;
}
