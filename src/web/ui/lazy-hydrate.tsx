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

/** What shows that somebody turns to a part. */
const turnings = ["pointerover", "touchstart", "focusin"] as const;

/**
 * A part of a page that says all it has to say without a script and is heavy, as a drawn map in the first screen. The
 * server's HTML shows it as it is; its script is fetched, and brings it to life in place, when pointer or focus enter it,
 * and when anything changes around it: it is told of that once it is awake, and nothing else waits for it. In a page that
 * is opened from another one it comes with the page.
 *
 * @param name of the part; no other has it
 * @param load fetches it
 * @param className of the element around the part
 * @param isDrawnWide on phones it comes to life with the page: what the server has drawn is too small there to be read
 */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  className?: string,
  isDrawnWide = false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const part = wantedImport(async () => ({ default: (loaded = await load()) }));
  // The page is opened from another one, or drawn on the server.
  const isOpenedLater = !isBrowser || isDocumentAlive();
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

  drawnParts.set(name, async () => void (await part.want()));
  // From the start: React stops clicks on what it cannot bring to life at once.
  if (!isOpenedLater) void awake.then(holdClicks(`[data-part="${name}"]`, wake));

  /** Comes to life together with the part. */
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
    // The part has to wake for every change of what the page around it is told.
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
    // Told of anything else while its script is on its way, React would take away what the server has drawn.
    const [isAwake, setAwake] = useState(false);
    const [drawn] = useState({ props, messages });
    // What is there already is not waited for: React would show nothing for a moment.
    const [Shown] = useState(() => (isDrawn ? Part : (loaded ?? Part)));
    const isAsDrawn = isDrawn && !isAwake;
    const told = isAsDrawn ? drawn.props : props;
    // Words change with the measures: in miles before the part is taken over, which has been drawn in kilometres.
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

/** Calls back when somebody turns to an element. @returns what ends it */
function watch(element: Element, onWanted: () => void): () => void {
  for (const turning of turnings) element.addEventListener(turning, onWanted, { passive: true });
  return () => {
    for (const turning of turnings) element.removeEventListener(turning, onWanted);
  };
}
