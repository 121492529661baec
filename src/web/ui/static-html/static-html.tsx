import {
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
  useLayoutEffect,
  useRef,
  useEffect,
  useMemo,
} from "react";
import { useFetcher, useLocation } from "react-router";

import { classNames } from "#web/ui/class-names.ts";
import { unitsParameter, useUnits } from "#web/client/settings/units.ts";

import { useStaticLinks } from "./use-static-links.ts";

const controls = "a, button, input, select, summary";

/**
 * Preserves the focus when a part is rendered again: moves it to the control at the same position.
 *
 * @param version changes when the part is rendered again
 * @returns callback for changes of the focus
 */
function useSavedFocus(box: RefObject<HTMLElement | null>, version: unknown) {
  const last = useRef<{ readonly element: Element; readonly index: number }>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  useLayoutEffect(() => {
    const { current } = last;
    last.current = null;
    // Focus that has moved elsewhere in the meantime stays there.
    if (current && !current.element.isConnected && document.activeElement === document.body)
      all()[current.index]?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the part is drawn anew
  }, [box, version]);
  return ({ target }: FocusEvent) => {
    const control = target.closest<HTMLElement>(controls);
    last.current = control && { element: control, index: all().indexOf(control) };
  };
}

/** A part of a page that only the server renders, as provided by its loader: see `renderStatic`. */
export interface StaticHtml {
  /** Digest of the part's inputs; changes whenever the part does. */
  readonly digest: string;
  /** Absent in documents, which contain the part already: it is not sent twice. */
  readonly html?: string;
  /** It is in kilometres, and the version in miles is being loaded. */
  readonly isHidden?: boolean;
}

/** Placeholder that the server replaces by a part in a document. */
const htmlCache = new WeakMap<StaticHtml, string>();

/** Writes a part into the document of its page instead of the page's data; on the server only. */
export function writeIntoPage(part: StaticHtml, html: string): StaticHtml {
  htmlCache.set(part, html);
  return part;
}

/**
 * HTML objects for React by digest. Their identity is stable: React would write the HTML of another object again, and
 * reset the scroll position of a list. The HTML of documents is kept for when the page is rendered again.
 */
const contents = new Map<string, { readonly __html: string }>();

function contentOf(part: StaticHtml) {
  const { digest, html } = part;
  const inPage = htmlCache.get(part);
  if (inPage !== undefined) return { __html: inPage };
  let content = contents.get(digest);
  if (!content) {
    const inDocument = () => document.querySelector(`[data-static="${digest}"]`)?.innerHTML ?? "";
    contents.set(digest, (content = { __html: html ?? inDocument() }));
  }
  return content;
}

interface StaticPartProps extends Pick<HTMLAttributes<HTMLElement>, "className" | "onFocus" | "onPointerOver"> {
  part: StaticHtml;
  ref?: RefObject<HTMLDivElement | null>;
  onClick?: HTMLAttributes<HTMLElement>["onClick"];
}

/**
 * Shows a server-rendered part without hydration: React ignores its elements, and its data is not sent. Links inside
 * navigate like others; all other events of click, pointer or focus are handled by delegated listeners of the whole
 * part, which identify their target by attributes.
 */
export function StaticPart({ part, ref, onClick, onFocus, onPointerOver, className }: StaticPartProps) {
  const links = useStaticLinks();
  const ownBox = useRef<HTMLDivElement>(null);
  const box = ref ?? ownBox;
  const noteFocus = useSavedFocus(box, part);
  return (
    <div
      data-static={part.digest}
      className={classNames(className, part.isHidden && "invisible")}
      ref={box}
      onClick={(event) => {
        onClick?.(event);
        links.follow(event);
      }}
      onSubmit={links.submit}
      onPointerOver={(event) => {
        onPointerOver?.(event);
        links.intend(event);
      }}
      onPointerDown={links.intend}
      onPointerOut={links.leave}
      onFocus={(event) => {
        onFocus?.(event);
        noteFocus(event);
        links.intend(event);
      }}
      onBlur={links.leave}
      suppressHydrationWarning
      dangerouslySetInnerHTML={contentOf(part)}
    />
  );
}

/**
 * The static parts of a page in the user's units. The server renders kilometres; for users of miles the parts are
 * fetched again, and hidden until then.
 */
export function useStaticHtml<Parts extends Readonly<Record<string, StaticHtml>>>(parts: Parts): Parts {
  const units = useUnits();
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<{ readonly parts: Parts }>({ key: `static ${pathname}${search}` });
  useEffect(() => {
    if (units === "metric") return;
    const parameters = new URLSearchParams(search);
    parameters.set(unitsParameter, units);
    // An index route shares the address of its layout; the router distinguishes them by this.
    parameters.set("index", "");
    void load(`${pathname}?${parameters.toString()}`);
  }, [units, pathname, search, load]);
  const hidden = useMemo(() => {
    const all = Object.entries(parts).map(([name, part]) => [name, { ...part, isHidden: true }]);
    return Object.fromEntries(all) as Parts;
  }, [parts]);
  return units === "metric" ? parts : (data?.parts ?? hidden);
}
