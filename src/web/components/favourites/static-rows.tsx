import { useRef, type MouseEvent, type RefObject, useEffect } from "react";
import { useTranslations } from "use-intl";

import { type StaticHtml, StaticPart } from "#web/ui/static-html/static-html.tsx";
import { favouriteKinds } from "#web/client/favourites/favourite-lists.ts";

import { useFavouritesState } from "./favourites-provider.tsx";
import { usePressHeart } from "./favourite-button.tsx";

/** The first link of a row names its place. */
const nameOf = (heart: Element) => heart.closest("li")?.querySelector("a")?.textContent ?? "";

/** The text of a heart. */
function heartAt(element: Element | null) {
  const heart = element?.closest<HTMLButtonElement>("button[data-heart]");
  const [kind, uuid] = heart?.dataset["heart"]?.split(".") ?? [];
  const favouriteKind = favouriteKinds.find((one) => one === kind);
  return heart && favouriteKind && uuid ? { heart, kind: favouriteKind, uuid, name: nameOf(heart) } : null;
}

/**
 * The hearts of a static part: shows which places are favourites, and handles clicks.
 *
 * @param box contains them
 * @param version changes when the part is rendered again
 * @returns the click listener of the part
 */
export function useStaticHearts(box: RefObject<HTMLElement | null>, version: unknown) {
  const t = useTranslations("shell.favourite");
  const lists = useFavouritesState((all) => all);
  const press = usePressHeart();
  useEffect(() => {
    const liked = new Set(favouriteKinds.flatMap((kind) => lists[kind].map(({ uuid }) => `${kind}.${uuid}`)));
    for (const heart of box.current?.querySelectorAll<HTMLButtonElement>("button[data-heart]") ?? []) {
      const { heart: id = "" } = heart.dataset;
      const isFavourite = String(liked.has(id));
      // Most hearts are unchanged, and are not touched.
      if ((heart.ariaPressed ?? "false") === isFavourite) continue;
      heart.ariaPressed = isFavourite;
      heart.ariaLabel = t(liked.has(id) ? "removeOf" : "addOf", { name: nameOf(heart) });
      heart.title = t(liked.has(id) ? "remove" : "add");
    }
  }, [box, version, lists, t]);
  return (event: MouseEvent) => {
    const pressed = heartAt(event.target instanceof Element ? event.target : null);
    if (!pressed) return;
    event.preventDefault();
    const { heart, ...place } = pressed;
    void press({ ...place, isFavourite: heart.ariaPressed === "true" });
  };
}

/** A static part with the hearts of its places. */
export function StaticRows({ part }: { part: StaticHtml }) {
  const box = useRef<HTMLDivElement>(null);
  return <StaticPart part={part} ref={box} onClick={useStaticHearts(box, part)} />;
}
