/** Parts to remove from a module, as named in its source. */
export interface UnusedCode {
  /** Functions to empty, anywhere in the module. */
  readonly functions?: string;
  /** Exports of a CommonJS module. */
  readonly exports?: string;
  /** Any other text, and its replacement. */
  readonly texts?: readonly (readonly [RegExp, string])[];
}

/** A fallback for browsers without `reportError`: all supported ones have it. */
const polyfill =
  /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]*?console\.error\(error\);\s+\}/;

/** Parts of React's renderer that our pages never reach, by purpose; verified by the test next to `strip-react.ts`. */
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
    isFragmentInstanceParent commitNewChildToFragmentInstance deleteChildFromFragmentInstance
    traverseVisibleInstancesAndTextInstances`,
  handlesOfComponents: "imperativeHandleEffect updateImperativeHandle",
  stylesInOrder: `preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript getResource
    preloadStylesheet acquireResource insertStylesheet preloadResourceAndSuspendIfNeeded suspendResource
    insertSuspendedStylesheets`,
  picturesThatAreWaitedFor: `preloadInstanceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber
    recursivelyAccumulateSuspenseyCommit suspendInstance waitForCommitToBeReady`,
  functionsAsActions: `startHostTransition ensureFormComponentIsStateful requestFormReset
    requestFormReset$1 mountActionState updateActionStateImpl rerenderActionState dispatchActionState
    TransitionAwareHostComponent recursivelyResetForms`,
  transitionsThatWait: "startTransition entangleAsyncAction pingEngtangledActionScope dispatchOptimisticSetState",
  activities: `pushDehydratedActivitySuspenseHandler commitActivityHydrationCallbacks getActivityInstanceFromFiber`,
  portals: "createFiberFromPortal updatePortal",
  stacksAndNamesOfComponents: "getStackByFiberInDevAndProd getComponentNameFromType setIsStrictModeForDevtools",
  elementsOfOnesOwn: "isCustomElement setPropOnCustomElement",
  selection: "constructSelectEvent",
  browsersOfThePast: `stopWatchingForValueChange handlePropertyChange handleEventsForInputEventPolyfill
    getTargetInstForInputEventPolyfill callComponentWillReceiveProps`,
  compiledComponents: "useMemoCache refreshCache",
  hydrationByName: "attemptExplicitHydrationTarget",
  signsOfTransitions: "defaultOnDefaultTransitionIndicator",
};

const renderer: UnusedCode = {
  functions: Object.values(ofRenderer).join(" "),
  texts: [
    [polyfill, "reportError"],
    // Methods reached only through their object.
    [
      /^(?:FragmentInstance\.prototype\.\w+|ViewTransitionPseudoElement\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)\s*=\s*function[^]*?^\};?$/gm,
      "",
    ],
    // Whether a commit may be shown as a view transition.
    [/\((\w+) & 335544064\) === \1/g, "!1"],
    // Profiler, SuspenseList, Scope, ViewTransition and Activity, wherever component types are distinguished.
    [/(?<=;\n *case (?:12|19|21|30|31):)$/gm, " break;"],
    // Composition events, and events of forms whose action is a function.
    [/^ {6}var fallbackData;\n[^]*?(?=^ {4}\}\n {4}processDispatchQueue)/m, ""],
  ],
};

/** Of the router: its manifest is complete, there is no instrumentation, and no server components. */
const router: Readonly<Record<string, UnusedCode>> = {
  "router/instrumentation": { functions: "getRouteInstrumentationUpdates instrumentClientSideRouter" },
  "router/router": {
    functions: "discoverRoutes patchRoutes patchRoutesImpl isSameRoute getInstrumentationNavigateMeta",
    texts: [
      [/\binit\.(?:patchRoutesOnNavigation|instrumentations)\b/g, "false"],
      [/\bif \(isFogOfWar\)/g, "if (!1)"],
    ],
  },
  "dom/ssr/fog-of-war": {
    functions: "getPartialManifest getPatchRoutesOnNavigationFunction useFogOFWarDiscovery isFogOfWarEnabled",
  },
  "dom/ssr/components": {
    functions: "RSCPrefetchPageLinksImpl",
    texts: [
      [/= useIsRSCRouterContext\(\)/g, "= !1"],
      [/staticContext \? `.*` : /, ""],
      [/!isStatic \? " " : `[^]*?\nimport\(.*`/, '" "'],
      [/typeof manifest\.sri === "object"/g, "!1"],
    ],
  },
  "dom/ssr/errorBoundaries": { functions: "RemixRootDefaultErrorBoundary BoundaryShell" },
  "dom/ssr/fallback": { functions: "RemixRootDefaultHydrateFallback" },
  "dom/ssr/routes": { functions: "wrapShouldRevalidateForHdr" },
  "dom/ssr/single-fetch": { functions: "nonSsrStrategy" },
  "dom/lib": { functions: "parseHydrationData HistoryRouter" },
  "router/utils": { functions: "getInvalidPathError" },
  errors: { functions: "decodeRedirectErrorDigest decodeRouteErrorResponseDigest" },
  hooks: { functions: "RSCErrorHandler useNavigateUnstable getDataRouterConsoleError" },
};

/** The parts of React and its router removed for browsers, by the end of a module's path. */
export const unusedReactCode: Readonly<Record<string, UnusedCode>> = {
  "/react-dom/cjs/react-dom-client.production.js": renderer,
  "/react-dom/cjs/react-dom.production.js": {
    exports: `createPortal preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
      unstable_batchedUpdates useFormState useFormStatus`,
  },
  "/react/cjs/react.production.js": {
    exports: `Activity Children Profiler PureComponent ViewTransition __COMPILER_RUNTIME addTransitionType cache
      cacheSignal createRef unstable_useCacheRefresh useActionState useDebugValue useImperativeHandle useTransition`,
    texts: [[polyfill, "reportError"]],
  },
  "/scheduler/cjs/scheduler.production.js": {
    exports: `unstable_Profiling unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback`,
  },
  ...Object.fromEntries(
    Object.entries(router).map(([name, parts]) => [`/react-router/dist/production/lib/${name}.js`, parts]),
  ),
};
