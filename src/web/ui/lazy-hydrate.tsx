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
import { isDocumentAlive } from "#web/client/hydration/pre-hydration-input.ts";
import { wantedImport } from "#web/client/hydration/wanted-import.ts";
import { useClock } from "#web/client/settings/clock.ts";
import { useUnits } from "#web/client/settings/units.ts";
import { DrawnBefore } from "#web/ui/drawn-before.ts";
import { drawnParts } from "#web/ui/drawn-parts.ts";
import { OwnTurn } from "#web/ui/own-turn.tsx";

const isBrowser = typeof document !== "undefined";

/** Events that count as interaction with a part. */
const turnings = ["pointerover", "touchstart", "focusin"] as const;

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
  const part = wantedImport(async () => ({ default: (loaded = await load()) }));
  // Client-side navigation, or rendering on the server.
  const isOpenedLater = !isBrowser || isDocumentAlive();
  if (isOpenedLater) void part.want();
  const Part = lazy(() => part.fetched);

  /** It is mounted, and the page around it is hydrated. */
  let isTakenOver = false;

  let tellAwake: () => void = () => undefined;
  const awake = new Promise<void>((resolve) => {
    tellAwake = resolve;
  });

  /** Resolves once the part is hydrated, or could not be loaded. */
  const wake = async () => {
    if (await part.want()) await awake;
  };

  drawnParts.set(name, async () => void (await part.want()));
  // From the start: React stops clicks on parts that it cannot hydrate at once.
  if (!isOpenedLater) void awake.then(holdClicks(`[data-part="${name}"]`, wake));

  /** Hydrates together with the part. */
  function Awake({ onAwake }: { onAwake: (isAwake: true) => void }) {
    useEffect(() => {
      onAwake(true);
      tellAwake();
    }, [onAwake]);
    return null;
  }

  function Later(props: Props) {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [isDrawn] = useState(() => isBrowser && document.getElementById(id) !== null);
    const units = useUnits();
    const clock = useClock();
    // Every change of its props requires hydration of the part.
    const locale = useLocale();
    const messages = useMessages();
    useLocation();
    useNavigation();
    useFetchers();
    if (!isDrawn || isTakenOver || units !== "metric" || clock !== "24h") void part.want();
    useEffect(() => {
      isTakenOver = true;
      const end = place.current && isDrawn ? watch(place.current, () => void part.want()) : undefined;
      if (isDrawnWide && innerWidth < 640) void part.want();
      return () => {
        end?.();
        isTakenOver = false;
      };
    }, [isDrawn]);
    // With new props while the script is loading, React would discard the server's HTML.
    const [isAwake, setAwake] = useState(false);
    const [drawn] = useState({ props, messages });
    // A loaded part is not awaited: React would show nothing for a moment.
    const [Shown] = useState(() => (isDrawn ? Part : (loaded ?? Part)));
    const isAsDrawn = isDrawn && !isAwake;
    const told = isAsDrawn ? drawn.props : props;
    // Messages depend on the units: miles before hydration would not match the HTML, which is in kilometres.
    const words = isAsDrawn ? drawn.messages : messages;
    const before = useContext(DrawnBefore);
    const Around = before?.Around ?? Fragment;
    const html = before?.htmlOf({ name, id, of: [told, locale] });
    const content = useMemo(
      () => (
        <Suspense>
          <OwnTurn>
            <IntlProvider locale={locale} messages={words} timeZone="UTC">
              <Around>
                <Shown {...told} />
              </Around>
            </IntlProvider>
            <Awake onAwake={setAwake} />
          </OwnTurn>
        </Suspense>
      ),
      [Shown, Around, told, locale, words],
    );
    const element = { ref: place, id, "data-part": name, className };
    if (html !== undefined) return <div {...element} dangerouslySetInnerHTML={{ __html: html }} />;
    return <div {...element}>{content}</div>;
  }
  return memo(Later) as unknown as ComponentType<Props>;
}

/** Calls back on the first interaction with an element. @returns cleanup function */
function watch(element: Element, onWanted: () => void): () => void {
  for (const turning of turnings) element.addEventListener(turning, onWanted, { passive: true });
  return () => {
    for (const turning of turnings) element.removeEventListener(turning, onWanted);
  };
}
