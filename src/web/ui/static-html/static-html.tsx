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
 * Keeps the focus where it is when a part is drawn anew: on the control that stands in the place of the one that had it.
 *
 * @param drawn changes when the part is drawn anew
 * @returns to be told where the focus goes
 */
function useSavedFocus(box: RefObject<HTMLElement | null>, drawn: unknown) {
  const last = useRef<{ readonly element: Element; readonly index: number }>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  useLayoutEffect(() => {
    const { current } = last;
    last.current = null;
    // Whoever has turned to something else in the meantime stays there.
    if (current && !current.element.isConnected && document.activeElement === document.body)
      all()[current.index]?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the part is drawn anew
  }, [box, drawn]);
  return ({ target }: FocusEvent) => {
    const control = target.closest<HTMLElement>(controls);
    last.current = control && { element: control, index: all().indexOf(control) };
  };
}

/** A part of a page that the server alone draws, as its loader hands it on: see `drawStatic`. */
export interface StaticHtml {
  /** Of what the part is made of; changes whenever the part does. */
  readonly digest: string;
  /** Absent in documents, which show the part already: it does not travel a second time. */
  readonly html?: string;
  /** Says kilometres, and miles are on their way. */
  readonly isHidden?: boolean;
}

/** What the server writes into a document in place of a part. */
const written = new WeakMap<StaticHtml, string>();

/** Has a part written into the document of its page, and not travel with its data; on the server only. */
export function writeIntoPage(part: StaticHtml, html: string): StaticHtml {
  written.set(part, html);
  return part;
}

/**
 * What React is told of a part, by digest. Always the same object: by another one it would write the HTML anew, and lose
 * where a list was scrolled to. What documents have shown stays here, for the page may be drawn again when it is gone.
 */
const contents = new Map<string, { readonly __html: string }>();

function contentOf(part: StaticHtml) {
  const { digest, html } = part;
  const inPage = written.get(part);
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
 * Shows a part that the server has drawn, and has none of it hydrated: its elements are nothing to React, and what they are
 * made of does not travel. Links within lead to pages as others do; whatever else shall happen on a press, a pointer or the
 * focus is for the listeners of the whole part, which find out by attributes what it is about.
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
 * The static parts of a page in the measures somebody thinks in. The server writes kilometres; whoever thinks in miles has
 * them fetched once more, and sees none of them before.
 */
export function useStaticHtml<Parts extends Readonly<Record<string, StaticHtml>>>(parts: Parts): Parts {
  const units = useUnits();
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<{ readonly parts: Parts }>({ key: `static ${pathname}${search}` });
  useEffect(() => {
    if (units === "metric") return;
    const asked = new URLSearchParams(search);
    asked.set(unitsParameter, units);
    // The first page lies at the address of what surrounds it; the router tells them apart by this.
    asked.set("index", "");
    void load(`${pathname}?${asked.toString()}`);
  }, [units, pathname, search, load]);
  const hidden = useMemo(() => {
    const all = Object.entries(parts).map(([name, part]) => [name, { ...part, isHidden: true }]);
    return Object.fromEntries(all) as Parts;
  }, [parts]);
  return units === "metric" ? parts : (data?.parts ?? hidden);
}
