import type { Plugin } from "vite";

/** What of React's renderer no page of ours reaches, by what it is for; the test beside this file keeps it so. */
const ofRenderer = {
  viewTransitions: `getViewTransitionName getClassNameByType getViewTransitionClassName trackEnterViewTransitions
    pushViewTransitionCancelableScope applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
    restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
    commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects
    scheduleViewTransitionEvent reportViewTransitionError flushAfterMutationEffects applyViewTransitionName
    restoreViewTransitionName startViewTransition createViewTransitionInstance queueTransitionTypes`,
  handlesOfFragments: `addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstances
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects isFragmentInstanceHostBoundary
    isFragmentInstanceParent commitNewChildToFragmentInstance deleteChildFromFragmentInstance`,
  stylesInOrder: `preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript getResource
    preloadStylesheet acquireResource insertStylesheet preloadResourceAndSuspendIfNeeded suspendResource
    insertSuspendedStylesheets`,
  picturesThatAreWaitedFor: `preloadInstanceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber
    recursivelyAccumulateSuspenseyCommit suspendInstance waitForCommitToBeReady`,
  functionsAsActions: `extractEvents$1 startHostTransition ensureFormComponentIsStateful requestFormReset
    requestFormReset$1 mountActionState updateActionStateImpl rerenderActionState dispatchActionState
    TransitionAwareHostComponent`,
  activities: `updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
    pushDehydratedActivitySuspenseHandler commitActivityHydrationCallbacks getActivityInstanceFromFiber`,
  listsOfSuspense: `updateSuspenseListComponent initSuspenseListRenderState findLastContentRow cutOffTailIfNeeded
    findFirstSuspended`,
  stacksOfComponents: "getStackByFiberInDevAndProd",
  elementsOfOnesOwn: "isCustomElement setPropOnCustomElement",
  compositionAndSelection: `getNativeBeforeInputChars getFallbackBeforeInputChars isFallbackCompositionEnd
    constructSelectEvent`,
  browsersOfThePast: `stopWatchingForValueChange handlePropertyChange handleEventsForInputEventPolyfill
    getTargetInstForInputEventPolyfill callComponentWillReceiveProps`,
  compiledComponents: "useMemoCache refreshCache",
  hydrationByName: "attemptExplicitHydrationTarget",
  signsOfTransitions: "defaultOnDefaultTransitionIndicator",
};

/** Of React Router: the list of pages comes whole, and nobody watches how it works. */
const ofRouter = {
  "router/instrumentation": "getRouteInstrumentationUpdates instrumentClientSideRouter",
  "dom/ssr/fog-of-war": "getPartialManifest getPatchRoutesOnNavigationFunction useFogOFWarDiscovery",
};

/** Methods of the renderer that are reached by their object alone. */
const methods =
  /^(?:FragmentInstance\.prototype\.\w+|ViewTransitionPseudoElement\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)\s*=\s*function[^]*?^\};?$/gm;

/** Whether a commit may be shown as a transition of views. */
const eligible = /\((\w+) & 335544064\) === \1/g;

function replaced(code: string, pattern: RegExp, text: string): string {
  const rest = code.replace(pattern, () => text);
  if (rest === code) throw new Error(`There is no ${pattern.source} any more: see tools/lean-react.ts.`);
  return rest;
}

/** Empties functions of a module. */
function without(code: string, names: string): string {
  return names.split(/\s+/).reduce((rest, name) => {
    const whole = new RegExp(`^(?:async )?function ${name.replace("$", "\\$")}\\([^]*?^\\}$`, "m");
    return replaced(rest, whole, `function ${name}() { return null; }`);
  }, code);
}

/**
 * What a module of React or of its router is without the parts that no page uses; null for any other module.
 *
 * @throws Error when the module no longer holds a part that is left out
 */
export function withoutUnusedParts(code: string, id: string): string | null {
  if (id.endsWith("/react-dom/cjs/react-dom-client.production.js"))
    return without(replaced(replaced(code, methods, ""), eligible, "!1"), Object.values(ofRenderer).join(" "));
  const [, module = ""] = /\/react-router\/dist\/production\/lib\/(.+)\.js$/.exec(id) ?? [];
  return module in ofRouter ? without(code, ofRouter[module as keyof typeof ofRouter]) : null;
}

/** Leaves out of what browsers fetch the parts of React and its router that no page uses: a tenth of all scripts of a page. */
export function leanReact(): Plugin {
  const met = new Set<string>();
  return {
    name: "lean-react",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (code, id) => {
      const lean = withoutUnusedParts(code, id.split("?")[0] ?? id);
      if (lean !== null) met.add(id);
      return lean;
    },
    generateBundle: () => {
      if (met.size <= Object.keys(ofRouter).length)
        throw new Error("React lies elsewhere now: see tools/lean-react.ts.");
    },
  };
}
