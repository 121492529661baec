import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

import { storedPlanOf } from "#contract/plans/stored-content.ts";
import { describingFacts, type EditorFacts, type EditorPlan } from "#contract/plans/plan-editor.ts";
import type { DescribedHouse } from "#domain/plans/describe-plan.ts";
import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

import { describeNotes, describeContent } from "./describe-content.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { createDraftSlot, type DraftSlot } from "#web/client/sync/draft-slot.ts";
import { daysKind, daysOutbox, hasSavedLater, type PendingDays } from "#web/client/sync/pending-days.ts";
import { syncChange } from "#web/client/sync/sync-change.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";
import { useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { graphsOfPlan } from "./graphs-of-plan.ts";
import { saveHistory, loadHistory } from "./undo-history.ts";
import type { SyncDays } from "./content-saver.ts";
import { type EditorState, PlanEditor } from "./plan-editor.ts";

export interface DayEditor {
  readonly editor: PlanEditor;
  readonly state: EditorState;
  /** Its current state, with its full description. */
  readonly plan: EditorPlan;
  /** Leg by leg; null until loaded. */
  readonly graphs: readonly RouteGraph[] | null;
  /** Known houses, by uuid. */
  readonly houses: ReadonlyMap<string, DescribedHouse>;
  /** Registers a house that was not selected before. */
  readonly registerHouse: (house: DescribedHouse) => void;
}

interface DayEditorOptions {
  readonly saveLocally?: ((content: StoredPlan) => void) | undefined;
  readonly measuresLater?: boolean;
  readonly loadsLater?: boolean;
}

/**
 * The state of the page: the server's plan until the graphs are loaded, then planned in the browser.
 *
 * @param saveLocally saves the days of a plan outside of an account; throws if there is no room
 * @param measuresLater the page needs the figures of the server's plan only: nothing is planned before the first change
 * @param loadsLater nor are the graphs loaded before it
 */
export function useDayEditor(
  serverPlan: EditorPlan,
  facts: EditorFacts,
  { saveLocally, measuresLater = false, loadsLater = false }: DayEditorOptions = {},
): DayEditor {
  const copy = useOfflineCopy();
  const [loadGraphs] = useState(() => graphsOfPlan(serverPlan));
  const [editor] = useState(
    () =>
      new PlanEditor(
        { version: serverPlan.version, content: storedPlanOf(serverPlan) },
        {
          ...(saveLocally
            ? localSync(saveLocally)
            : {
                sync: (days) => syncChange(daysKind, serverPlan.uuid, days, { isBackground: false }),
                slot: slotOf(serverPlan.uuid, copy?.member ?? siteApi().identity.get()?.uuid),
              }),
          loadGraphs,
        },
      ),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState);
  const graphs = useGraphs(serverPlan, loadGraphs, !loadsLater || state.measured !== null);
  const [extraHouses, setExtraHouses] = useState<readonly DescribedHouse[]>([]);
  const { uuid } = serverPlan;
  const isOwner = serverPlan.access === "owner";

  useEffect(() => {
    if (!isOwner) return;
    void editor.start((present) => loadHistory(uuid, present));
    const retry = () => editor.retry();
    const storeHistory = () => saveHistory(uuid, editor.getState().history);
    window.addEventListener("online", retry);
    window.addEventListener("pagehide", storeHistory);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("pagehide", storeHistory);
      storeHistory();
      editor.stop();
    };
  }, [editor, isOwner, uuid]);
  const measuresAtOnce = isOwner && !measuresLater;
  useEffect(() => {
    if (measuresAtOnce) void editor.measure();
  }, [editor, measuresAtOnce]);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOwner && hasSavedLater(serverPlan.uuid, serverPlan.version)) void revalidate();
  }, [isOwner, serverPlan.uuid, serverPlan.version, revalidate]);
  useEffect(
    () => editor.receive({ version: serverPlan.version, content: storedPlanOf(serverPlan) }),
    [editor, serverPlan],
  );

  const describing = useMemo(
    () => describingFacts({ ...facts, houses: [...facts.houses, ...extraHouses] }, graphs ?? []),
    [facts, extraHouses, graphs],
  );
  const { content, measured } = state;
  const plan = useMemo(
    () =>
      measured && graphs
        ? describeContent(serverPlan, content, measured, describing)
        : describeNotes(serverPlan, content, describing),
    [serverPlan, content, measured, graphs, describing],
  );
  const registerHouse = useCallback((house: DescribedHouse) => setExtraHouses((before) => [...before, house]), []);
  return { editor, state, plan, graphs, houses: describing.houses, registerHouse };
}

/** Days that are only stored locally. */
function localSync(saveLocally: (content: StoredPlan) => void): {
  readonly sync: SyncDays;
  readonly slot: DraftSlot<PendingDays>;
} {
  const nothing = () => undefined;
  return {
    sync: async ({ version, content }) => {
      try {
        saveLocally(content);
        return { is: "sent", server: { version: version + 1, content } };
      } catch {
        // There may be room later.
        return { is: "later", afterMs: null };
      }
    },
    slot: { save: nothing, remove: nothing, release: nothing, findAbandoned: () => Promise.resolve([]) },
  };
}

/** Days are stored with their author, in whose session alone they are sent later. */
function slotOf(plan: string, member: string | undefined): DraftSlot<PendingDays> {
  const slot = createDraftSlot(daysOutbox, plan);
  return member === undefined ? slot : { ...slot, save: (days) => slot.save({ ...days, member }) };
}

function useGraphs(
  { input, nextLegs }: EditorPlan,
  loadGraphs: ReturnType<typeof graphsOfPlan>,
  isNeeded: boolean,
): readonly RouteGraph[] | null {
  const routes = [input, ...nextLegs].map(({ route }) => route).join();
  const [graphs, setGraphs] = useState<readonly RouteGraph[] | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    // Much is drawn anew: in portions, as nobody waits for it.
    return whenLoaded(loadGraphs(routes.split(",")), (loaded) => startTransition(() => setGraphs(loaded)));
  }, [routes, loadGraphs, isNeeded]);
  return graphs;
}
