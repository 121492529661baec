import {
  type ComponentType,
  Fragment,
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFetchers, useLocation, useNavigation } from "react-router";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import { holdClicks } from "#web/client/hydration/hold-clicks.ts";
import { isDocumentHydrated } from "#web/client/hydration/pre-hydration-input.ts";
import { importOnDemand } from "#web/client/hydration/import-on-demand.ts";
import { useClock } from "#web/client/settings/remembered-choice.ts";
import { useUnits } from "#web/client/settings/units.ts";
import { PartCacheContext } from "#web/ui/hydration/part-cache.ts";
import { serverRenderedParts } from "#web/ui/hydration/lazy-part.tsx";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";

const isBrowser = typeof document !== "undefined";

/** Events that count as interaction with a part. */
const triggerEvents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * A heavy part of a page whose HTML is complete without a script, such as a drawn map at the top of the page. It is
 * shown as server-rendered HTML; its script is loaded, and hydrates it in place, when pointer or focus enter it, and
 * when its props change: they are applied after hydration, and nothing else waits for it. In client-side navigations it
 * is loaded with the page.
 *
 * @param name of the part, unique
 * @param load imports it
 * @param className of the element around the part
 * @param isDrawnWide on phones it hydrates with the page: the server's drawing is too small to be read there
 */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  className?: string,
  isDrawnWide = false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const part = importOnDemand(async () => ({ default: (loaded = await load()) }));
  // Client-side navigation, or rendering on the server.
  const isOpenedLater = !isBrowser || isDocumentHydrated();
  if (isOpenedLater) void part.request();
  const Part = lazy(() => part.loaded);

  /** It is mounted, and the page around it is hydrated. */
  let isTakenOver = false;

  let resolveHydrated: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    resolveHydrated = resolve;
  });

  /** Resolves once the part is hydrated, or could not be loaded. */
  const hydrate = async () => {
    if (await part.request()) await hydrated;
  };

  serverRenderedParts.set(name, async () => void (await part.request()));
  // From the start: React stops clicks on parts that it cannot hydrate at once.
  if (!isOpenedLater) void hydrated.then(holdClicks(`[data-part="${name}"]`, hydrate));

  /** Hydrates together with the part. */
  function HydrationSignal({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
    useEffect(() => {
      onHydrated(true);
      resolveHydrated();
    }, [onHydrated]);
    return null;
  }

  function Later(props: Props) {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [isServerRendered] = useState(() => isBrowser && document.getElementById(id) !== null);
    const units = useUnits();
    const clock = useClock();
    // Every change of its props requires hydration of the part.
    const locale = useLocale();
    const messages = useMessages();
    useLocation();
    useNavigation();
    useFetchers();
    if (!isServerRendered || isTakenOver || units !== "metric" || clock !== "24h") void part.request();
    useEffect(() => {
      isTakenOver = true;
      const end = place.current && isServerRendered ? watch(place.current, () => void part.request()) : undefined;
      if (isDrawnWide && innerWidth < 640) void part.request();
      return () => {
        end?.();
        isTakenOver = false;
      };
    }, [isServerRendered]);
    // With new props while the script is loading, React would discard the server's HTML.
    const [isHydrated, setHydrated] = useState(false);
    const [initial] = useState({ props, messages });
    // A loaded part is not awaited: React would show nothing for a moment.
    const [Component] = useState(() => (isServerRendered ? Part : (loaded ?? Part)));
    const isUnchanged = isServerRendered && !isHydrated;
    const partProps = isUnchanged ? initial.props : props;
    // Messages depend on the units: miles before hydration would not match the HTML, which is in kilometres.
    const words = isUnchanged ? initial.messages : messages;
    const before = useContext(PartCacheContext);
    const Around = before?.Around ?? Fragment;
    const html = before?.htmlOf({ name, id, of: [partProps, locale] });
    const content = useMemo(
      () => (
        <Suspense>
          <YieldBeforeRender>
            <IntlProvider locale={locale} messages={words} timeZone="UTC">
              <Around>
                <Component {...partProps} />
              </Around>
            </IntlProvider>
            <HydrationSignal onHydrated={setHydrated} />
          </YieldBeforeRender>
        </Suspense>
      ),
      [Component, Around, partProps, locale, words],
    );
    const element = { ref: place, id, "data-part": name, className };
    if (html !== undefined) return <div {...element} dangerouslySetInnerHTML={{ __html: html }} />;
    return <div {...element}>{content}</div>;
  }
  return memo(Later) as unknown as ComponentType<Props>;
}

/** Calls back on the first interaction with an element. @returns cleanup function */
function watch(element: Element, onWanted: () => void): () => void {
  for (const eventName of triggerEvents) element.addEventListener(eventName, onWanted, { passive: true });
  return () => {
    for (const eventName of triggerEvents) element.removeEventListener(eventName, onWanted);
  };
}
