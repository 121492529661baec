import { type ComponentType, lazy, memo, Suspense, useEffect, useId, useMemo, useRef, useState } from "react";
import { useFetchers, useLocation, useNavigation } from "react-router";
import { useLocale } from "use-intl";

import { holdClicks } from "#web/client/hydration/hold-clicks.ts";
import { markHydrated, markDehydrated } from "#web/client/hydration/hydration-registry.ts";
import { wantedImport } from "#web/client/hydration/wanted-import.ts";
import { OwnTurn } from "#web/ui/own-turn.tsx";

/** How near the window a part has to come for whoever moves the page: the height of the window. */
const ahead = "100%";

const isBrowser = typeof document !== "undefined";

/**
 * When a part comes to life: `seen`, or only `touched`: for what says all it has to say without a script and is heavy,
 * such as a drawn map in the first screen.
 */
type Waking = "seen" | "touched";

/** Before anybody moves the page, a part of which only the upper edge is seen does not count as seen. */
const seen = "0px 0px -15% 0px";

/** What shows that somebody turns to a part before it has come near the window, as the focus does. */
const turnings = ["pointerover", "touchstart", "focusin"] as const;

/**
 * A part of a page that lies below its first screen. The server's HTML shows it as it is; its script is fetched, and
 * brings it to life in place, when it is seen or, once the page is moved, about to be, when pointer or focus enter it, and
 * when anything changes around it. In a page that is opened from another one it comes with the page.
 *
 * @param name of the part; no other has it
 * @param load fetches it
 * @param className of the element around the part
 * @param waking `touched` leaves it asleep while it is only seen
 */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  className?: string,
  waking: Waking = "seen",
): ComponentType<Props> {
  const part = wantedImport(async () => ({ default: await load() }));
  // The page is opened from another one, or drawn on the server.
  const isOpenedLater = !isBrowser || document.readyState === "complete";
  if (isOpenedLater) void part.want();
  const Part = lazy(() => part.fetched);

  /** Stands in the page, and its surroundings have been brought to life. */
  let isTakenOver = false;

  let tellAwake: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => {
    tellAwake = resolve;
  });

  /** Resolves once the part is awake, or could not be fetched. */
  const wake = async () => {
    if (await part.want()) await awake;
  };

  // From the start: React stops clicks on what it cannot bring to life at once.
  if (!isOpenedLater) void awake.then(holdClicks(`[data-part="${name}"]`, wake));

  /** Comes to life together with the part. */
  function Awake() {
    useEffect(() => {
      markHydrated(part);
      tellAwake();
    }, []);
    return null;
  }

  function Later(props: Props) {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [isDrawn] = useState(() => {
      const drawn = isBrowser && document.getElementById(id) !== null;
      if (drawn) markDehydrated(part, () => void part.want());
      return drawn;
    });
    // Every change of what the page around it is told waits for the part, which has to wake for it.
    useLocale();
    useLocation();
    useNavigation();
    useFetchers();
    if (!isDrawn || isTakenOver) void part.want();
    useEffect(() => {
      isTakenOver = true;
      const end = place.current && isDrawn ? watch(place.current, waking, () => void part.want()) : undefined;
      return () => {
        end?.();
        isTakenOver = false;
        markHydrated(part);
      };
    }, [isDrawn]);
    const content = useMemo(
      () => (
        <Suspense>
          <OwnTurn>
            <Part {...props} />
            <Awake />
          </OwnTurn>
        </Suspense>
      ),
      [props],
    );
    return (
      <div ref={place} id={id} data-part={name} className={className}>
        {content}
      </div>
    );
  }
  return memo(Later) as unknown as ComponentType<Props>;
}

/** Calls back when somebody turns to an element, or it is in the window or comes near it. @returns what ends it */
function watch(element: Element, waking: Waking, onWanted: () => void): () => void {
  for (const turning of turnings) element.addEventListener(turning, onWanted, { passive: true });
  const endSight = waking === "seen" ? watchSight(element, onWanted) : undefined;
  return () => {
    endSight?.();
    for (const turning of turnings) element.removeEventListener(turning, onWanted);
  };
}

function watchSight(element: Element, onWanted: () => void): () => void {
  let observer: IntersectionObserver;
  const observe = (rootMargin: string) => {
    observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onWanted(), { rootMargin });
    observer.observe(element);
  };
  const lookAhead = () => {
    observer.disconnect();
    observe(ahead);
  };
  observe(seen);
  window.addEventListener("scroll", lookAhead, { once: true, passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", lookAhead);
  };
}
