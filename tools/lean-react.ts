import type { Plugin } from "vite";

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What of React's renderer no page of ours reaches, by what it is for: `.oxlintrc.json` and `tests/repository/lean-react.test.ts` keep it so. */
const unused = {
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

/** Methods that are reached by their object alone. */
const methods =
  /^(?:FragmentInstance\.prototype\.\w+|ViewTransitionPseudoElement\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)\s*=\s*function[^]*?^\};?$/gm;

/** Whether a commit may be shown as a transition of views. */
const eligible = /\((\w+) & 335544064\) === \1/g;

/** @throws Error when the renderer no longer holds a part that is left out */
export function withoutUnusedParts(code: string): string {
  const replaced = (pattern: RegExp, text: string, from: string) => {
    const to = from.replace(pattern, text);
    if (to === from) throw new Error(`React's renderer holds no ${pattern.source} any more: see tools/lean-react.ts.`);
    return to;
  };
  return Object.values(unused)
    .flatMap((names) => names.split(/\s+/))
    .reduce(
      (rest, name) => {
        const own = name.replace("$", "\\$");
        return replaced(
          new RegExp(`^function ${own}\\([^]*?^\\}$`, "m"),
          `function ${name.replace("$", "$$$$")}() { return null; }`,
          rest,
        );
      },
      replaced(methods, "", replaced(eligible, "!1", code)),
    );
}

/** Leaves out of what browsers fetch the parts of React's renderer that no page uses: a tenth of all scripts of a page. */
export function leanReact(): Plugin {
  return {
    name: "lean-react",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: (code, id) => (renderer.test(id.split("?")[0] ?? id) ? withoutUnusedParts(code) : null),
  };
}
